export type PdfDict = ReadonlyMap<string, PdfValue>

/** A value as it is written in a PDF. Texts and everything that is not needed are `other`. */
export type PdfValue =
  | { kind: 'number'; number: number }
  | { kind: 'name'; name: string }
  | { kind: 'reference'; id: number }
  | { kind: 'list'; items: readonly PdfValue[] }
  | { kind: 'dict'; entries: PdfDict }
  | { kind: 'other' }

export function dictOf(value: PdfValue | undefined): PdfDict | null {
  return value?.kind === 'dict' ? value.entries : null
}

export function numberOf(value: PdfValue | undefined): number | null {
  return value?.kind === 'number' ? value.number : null
}

export function nameOf(value: PdfValue | undefined): string | null {
  return value?.kind === 'name' ? value.name : null
}

/** The numbers of a list; null when something else is in it. */
export function numbersOf(value: PdfValue | undefined): number[] | null {
  if (value?.kind !== 'list') return null
  const numbers = value.items.flatMap((item) => numberOf(item) ?? [])
  return numbers.length === value.items.length ? numbers : null
}
