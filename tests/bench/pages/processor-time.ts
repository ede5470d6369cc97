import { readFileSync } from 'node:fs'

/** Processor time since the machine started, in ticks: what it used, and what its host gave to others while it wanted it. */
export type ProcessorTime = { used: number; stolen: number }

const STAT = '/proc/stat'

/** Where the system does not tell, nothing counts as stolen. Columns: https://docs.kernel.org/filesystems/proc.html */
export function readProcessorTime(): ProcessorTime {
  if (process.platform !== 'linux') return { used: 0, stolen: 0 }
  const [sum = ''] = readFileSync(STAT, 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = sum.split(/\s+/).slice(1).map(Number)
  return { used: user + nice + system + irq + softirq, stolen }
}

/** @returns which part of the time that the machine wanted between two readings went to others, in percent */
export function stolenBetween(before: ProcessorTime, after: ProcessorTime): number {
  const stolen = after.stolen - before.stolen
  const wanted = after.used - before.used + stolen
  return wanted === 0 ? 0 : (stolen / wanted) * 100
}
