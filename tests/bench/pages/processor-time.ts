import { readFileSync } from 'node:fs'

/** Processor time since the machine started, in ticks: what it used, and what its host gave to others while it wanted it. */
export type ProcessorTime = { used: number; stolen: number }

const STAT = '/proc/stat'

/** Zero on systems other than Linux. Columns: https://docs.kernel.org/filesystems/proc.html */
export function readProcessorTime(): ProcessorTime {
  if (process.platform !== 'linux') return { used: 0, stolen: 0 }
  const [sum = ''] = readFileSync(STAT, 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = sum.split(/\s+/).slice(1).map(Number)
  return { used: user + nice + system + irq + softirq, stolen }
}

/** @returns the percentage of the processor time wanted between two readings that went to others; 0 when none was wanted */
export function stolenBetween(before: ProcessorTime, after: ProcessorTime): number {
  const stolen = after.stolen - before.stolen
  const wanted = after.used - before.used + stolen
  return wanted === 0 ? 0 : (stolen / wanted) * 100
}
