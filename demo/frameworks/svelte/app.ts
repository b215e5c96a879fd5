import '../../pages/app.css'
import { mount } from 'svelte'
import Ledger from './ledger.svelte'

/** Svelte 5 application. Its compiler treats tags with a hyphen as custom elements, so no configuration is needed. */
const target = document.querySelector('#app')
if (target) mount(Ledger, { target })
