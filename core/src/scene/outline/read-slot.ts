/** "item 3.2" is the second item of slide 3, "body 3" its body; other names stand for themselves. */
export function readSlot(slot: string): { base: string; row: number } {
  const [base = '', number = ''] = slot.split(' ')
  const row = Number(number.split('.')[1] ?? 0)
  return { base, row: Number.isInteger(row) ? row : 0 }
}
