import type { Finding } from '@postwright/core/checks/check'
import styles from './checks.module.css'
import { compareFindings } from './text-findings.ts'
import type { Ref } from 'react'

/** Character that gives a trailing line break its own line, as in a field; after other text it would allow an additional line break. */
const LAST_LINE = '\u200b'

type Props = {
  text: string
  findings: readonly Finding[]
  current: Finding | null
  /** Typography of the field, where it differs from the default field. */
  className?: string
}

/** Renders the text of a draft with its findings underlined, at the position of the field in which it is typed. */
export function MarkedText({ text, findings, current, className = styles.marked }: Props) {
  return (
    <div className={className} aria-hidden>
      {textMarks(text, findings, current).map(({ from, text: words, finding }) =>
        finding ? (
          <mark
            key={from}
            className={styles.mark}
            data-source={finding.source}
            data-current={finding === current || undefined}
          >
            {words}
          </mark>
        ) : (
          <span key={from}>{words}</span>
        ),
      )}
      {(text === '' || text.endsWith('\n')) && LAST_LINE}
    </div>
  )
}

type TextMark = { from: number; text: string; finding: Finding | null }

type Placed = { finding: Finding; from: number; to: number }

/** Length above which a finding marks only its first words, instead of half of the draft. */
const LONG = 60

const FIRST_WORDS = /^(?:\s*\S+){1,3}/u

const IN_WORD = /[\p{L}\p{M}\p{N}'’]/u

/** Splits a text where marks begin and end. Each word shows one finding: the current one, or else the first by `compareFindings`. */
export function textMarks(text: string, findings: readonly Finding[], current: Finding | null = null): TextMark[] {
  const placed = findings
    .flatMap((finding) => placeOf(finding, text))
    .toSorted((a, b) => Number(b.finding === current) - Number(a.finding === current) || compareFindings(a, b))
  const taken = new Uint8Array(text.length)
  const shown: Placed[] = []
  for (const each of placed) {
    const { from, to } = wholeWords(each, text)
    if (taken.subarray(from, to).includes(1)) continue
    taken.fill(1, from, to)
    shown.push(each)
  }
  const marks: TextMark[] = []
  let at = 0
  for (const { finding, from, to } of shown.toSorted((a, b) => a.from - b.from)) {
    if (from > at) marks.push({ from: at, text: text.slice(at, from), finding: null })
    marks.push({ from, text: text.slice(from, to), finding })
    at = to
  }
  if (at < text.length) marks.push({ from: at, text: text.slice(at), finding: null })
  return marks
}

function placeOf(finding: Finding, text: string): Placed[] {
  const { place } = finding
  if (place?.kind !== 'text' || place.from >= place.to || place.to > text.length) return []
  const { from, to } = place
  if (to - from <= LONG) return [{ finding, from, to }]
  const first = FIRST_WORDS.exec(text.slice(from, to))?.[0].length ?? 0
  return first === 0 ? [] : [{ finding, from, to: from + first }]
}

/** Returns a range extended to whole words at both ends. */
function wholeWords({ from, to }: Placed, text: string): { from: number; to: number } {
  let [start, end] = [from, to]
  while (start > 0 && isInWord(text, start - 1) && isInWord(text, start)) start -= 1
  while (end < text.length && isInWord(text, end) && isInWord(text, end - 1)) end += 1
  return { from: start, to: end }
}

/** Returns whether the character that contains the UTF-16 code unit at `at` belongs to a word. */
function isInWord(text: string, at: number): boolean {
  const isSecondHalf = at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xff_ff
  return IN_WORD.test(String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0))
}

type CheckedFieldProps = {
  label: string
  placeholder: string
  value: string
  max: number
  findings: readonly Finding[]
  current: Finding | null
  onChange: (text: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Text field that grows with its text and underlines findings while the user types. */
export function CheckedField({ label, placeholder, value, max, findings, current, onChange, ref }: CheckedFieldProps) {
  return (
    <div className={styles.field}>
      <MarkedText text={value} findings={findings} current={current} />
      <textarea
        ref={ref}
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
