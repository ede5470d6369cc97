/** Runs something after some milliseconds; the result calls it off. */
export function runAfter(ms: number, run: () => void): () => void {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}
