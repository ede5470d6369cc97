/** Milliseconds between retries after the network has returned: browsers report a network before it responds. */
const AFTER_RETURN = [300, 1_000, 3_000]

/**
 * Loads a part of a screen. Without a network it waits and retries, because the screen around the part keeps working. With a network a failure is
 * final, unless the network has just returned.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  let waits: readonly number[] = []
  let attempt = load
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      attempt = () => loadFailedStyles().then(load)
      const [wait, ...rest] = waits
      if (!navigator.onLine) {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
        waits = AFTER_RETURN
      } else if (wait === undefined) throw error
      else {
        await new Promise((resolve) => setTimeout(resolve, wait))
        waits = rest
      }
    }
  }
}

const failed = new Set<HTMLLinkElement>()

let asked: Promise<unknown> = Promise.resolve()

/** Records stylesheets that fail to load, for the lifetime of the page. */
export function followFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    failed.add(target)
    target.remove()
  }
  // Error events of resources do not bubble.
  document.addEventListener('error', note, { capture: true })
}

/**
 * Reloads the stylesheets that failed to load. NOTE vite's loader requests each stylesheet only once per page: without this, a part loaded on a retry
 * would have no styles.
 * @throws Error if one of them fails again; the next call reloads it once more
 */
export async function loadFailedStyles(): Promise<void> {
  const links = [...failed]
  failed.clear()
  asked = Promise.all([asked, ...links.map(loadAgain)])
  await asked
  if (failed.size > 0) throw new Error('Unable to preload CSS: it failed again.')
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    const again = link.cloneNode()
    again.addEventListener('load', resolve)
    again.addEventListener('error', resolve)
    document.head.append(again)
  })
}
