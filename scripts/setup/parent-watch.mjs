const POLL_MS = 500

/**
 * Runs something when the process that started this one has ended without a signal reaching us, as happens
 * when npm's shell is stopped: what we started must not outlive the command that asked for it.
 * @param {() => void} work
 */
export function whenParentEnds(work) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    work()
  }, POLL_MS)
  timer.unref()
}
