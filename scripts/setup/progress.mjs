const REDRAW_MS = 1000

/** Number of running steps: only one of them can show its seconds on the terminal's last line. */
let underWay = 0

/**
 * Shows the progress of a long step: on a terminal one line that counts the seconds, otherwise a line at the start and one at the end.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const begun = Date.now()
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`
  const live = process.stdout.isTTY && underWay === 0
  underWay += 1
  process.stdout.write(live ? `  ${label} …` : `  ${label} …\n`)
  const timer = live ? setInterval(() => process.stdout.write(`\r  ${label} … ${seconds()}`), REDRAW_MS) : undefined
  const end = (/** @type {string} */ mark) => {
    clearInterval(timer)
    underWay -= 1
    process.stdout.write(`${live ? '\r\u001b[K' : ''}${mark} ${label} (${seconds()})\n`)
  }
  try {
    const result = await work()
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}
