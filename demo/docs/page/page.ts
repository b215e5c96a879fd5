import { openCopy } from './copy'
import { openFind } from './find'
import { openBrand, openTheme, paint } from './looks'
import { writeOwnAddress } from './own-address'
import { openPlayground } from './playground'

function openMenu() {
  const button = document.querySelector('.menu-button')
  const side = document.querySelector<HTMLElement>('.side')
  button?.addEventListener('click', () => {
    const open = button.getAttribute('aria-expanded') === 'true'
    button.setAttribute('aria-expanded', String(!open))
    side?.classList.toggle('open', !open)
  })
  const here = side?.querySelector<HTMLElement>('[aria-current]')
  if (side && here) side.scrollTop = here.offsetTop - side.clientHeight / 2
}

openTheme()
openBrand()
paint()
openMenu()
openFind()
openCopy()

const { root = '' } = document.body.dataset
writeOwnAddress(root)

const { tag } = document.querySelector<HTMLElement>('[data-tag]')?.dataset ?? {}
if (tag) void openPlayground(tag, root)
