const failed = new Set<HTMLLinkElement>()
let asked: Promise<unknown> = Promise.resolve()

/** Notes which stylesheets do not arrive, for the life of the page. */
export function followFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    failed.add(target)
    target.remove()
  }
  // Such events do not bubble.
  document.addEventListener('error', note, { capture: true })
}

/**
 * Asks again for the stylesheets that did not arrive. NOTE what vite loads a part with asks for each of its stylesheets once in the
 * life of a page: a part that is tried again would come without any.
 */
export function loadFailedStyles(): Promise<unknown> {
  const links = [...failed]
  failed.clear()
  asked = Promise.all([asked, ...links.map(loadAgain)])
  return asked
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    const again = link.cloneNode()
    again.addEventListener('load', resolve)
    again.addEventListener('error', resolve)
    document.head.append(again)
  })
}
