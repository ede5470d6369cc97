/**
 * Resolves when the browser is idle.
 * @param longest in milliseconds
 */
export function whenIdle(longest: number): Promise<void> {
  return new Promise((settle) => {
    // NOTE Safari has no idle callbacks before version 26.
    if ('requestIdleCallback' in window) requestIdleCallback(() => settle(), { timeout: longest })
    else setTimeout(settle)
  })
}
