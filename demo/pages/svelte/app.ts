import '../app.css'
import { mount } from 'svelte'
import Ledger from './ledger.svelte'

/** A Svelte 5 application. Its compiler knows tags with a hyphen as custom elements: nothing has to be said about ours. */
const target = document.querySelector('#app')
if (target) mount(Ledger, { target })
