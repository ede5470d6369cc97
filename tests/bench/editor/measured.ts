/** @returns the count of the work, its time, and the longest time for which the page was unresponsive, in milliseconds */
export async function measured(work: () => Promise<number>): Promise<{ time: number; block: number; count: number }> {
  let block = 0
  let last = performance.now()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    block = Math.max(block, performance.now() - last)
    last = performance.now()
    port2.postMessage(0)
  })
  port1.start()
  port2.postMessage(0)
  const began = performance.now()
  const count = await work()
  const time = performance.now() - began
  port1.close()
  return { time, block, count }
}
