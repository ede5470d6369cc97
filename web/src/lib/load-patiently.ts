/** Milliseconds between tries after the network has come back: browsers say that it is there before it answers. */
const AFTER_RETURN = [300, 1_000, 3_000]

/**
 * Loads a part of a screen. Without a network it is waited for and asked again, because the screen around the part goes on
 * without it; with a network that has not just come back a failure is a failure.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  let waits: readonly number[] = []
  for (;;) {
    try {
      return await load()
    } catch (error) {
      const [wait, ...rest] = waits
      if (!navigator.onLine) {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
        waits = AFTER_RETURN
      } else if (wait === undefined) throw error
      else {
        await new Promise((resolve) => setTimeout(resolve, wait))
        waits = rest
      }
      await loadFailedStyles()
    }
  }
}

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
