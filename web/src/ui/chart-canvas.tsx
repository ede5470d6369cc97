import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef, useState, useMemo, useSyncExternalStore } from 'react'
import uPlot from 'uplot'
import type { ChartData, ChartTone } from './chart-data.ts'
import { plotData, plotOptions, type ChartLook } from './chart-options.ts'
import styles from './chart.module.css'

const TOKENS = [
  '--font-text',
  '--color-ink-faint',
  '--color-line',
  '--color-surface',
  '--color-accent',
  '--color-positive',
  '--color-warning',
  '--color-negative',
  '--color-line-strong',
] as const

type Props = { data: ChartData; /** Pixels at normal text size. */ height: number; label: string }

type Pointed = { at: number; left: number }

/** Draws the chart. Loaded when the first chart appears, because its library is large. */
export function ChartCanvas({ data, height, label }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const rem = useRootFontSize()
  const token = useTokenValues(TOKENS)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const tones: Record<ChartTone, string> = {
      accent: token('--color-accent'),
      positive: token('--color-positive'),
      warning: token('--color-warning'),
      negative: token('--color-negative'),
      neutral: token('--color-line-strong'),
      muted: token('--color-ink-faint'),
    }
    const look: ChartLook = {
      width: element.clientWidth,
      height: (height / 16) * rem,
      fontSize: 0.75 * rem,
      fontFamily: token('--font-text'),
      tones,
      ink: token('--color-ink-faint'),
      line: token('--color-line'),
      surface: token('--color-surface'),
    }
    const onPoint = (at: number | null, left: number) => setPointed(at === null ? null : { at, left })
    const draw = (width: number) => new uPlot(plotOptions(data, { ...look, width }, onPoint), plotData(data), element)
    let plot = draw(element.clientWidth)
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === plot.width) return
      // Redrawn instead of only resized: the number of labels below the axis depends on the width.
      plot.destroy()
      plot = draw(element.clientWidth)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [data, height, rem, token])

  return (
    <div className={styles.canvas} style={{ minHeight: `${height / 16}rem` }} onPointerLeave={() => setPointed(null)}>
      <div ref={place} role="img" aria-label={label} />
      {pointed && <ChartTip data={data} at={pointed.at} left={pointed.left} />}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
  return () => observer.disconnect()
}

/**
 * Returns the current values of design tokens for code that cannot read a stylesheet (a canvas); the values follow the colour scheme.
 * @param names custom properties, e.g. `--color-ink`; the same array on each render
 */
function useTokenValues<Name extends string>(names: readonly Name[]): (name: Name) => string {
  const read = () => {
    const style = getComputedStyle(document.documentElement)
    return names.map((name) => style.getPropertyValue(name).trim()).join('|')
  }
  const values = useSyncExternalStore(subscribe, read)
  return useMemo(() => {
    const list = values.split('|')
    return (name: Name) => list[names.indexOf(name)] ?? ''
  }, [names, values])
}

/** Returns the current pixels of `1rem`, which the text size setting changes. */
function useRootFontSize(): number {
  return useSyncExternalStore(subscribe, () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
}

type ChartTipProps = {
  data: ChartData
  /** Index on the horizontal axis, from 0. */
  at: number
  /** Pixels from the left edge of the chart. */
  left: number
}

/** Shows the numbers under the pointer; the table contains the same numbers for users without a pointer. */
function ChartTip({ data: { labels, series, format }, at, left }: ChartTipProps) {
  const numbers = new Intl.NumberFormat('en', format)
  const numberOf = (value: number | null | undefined) => (typeof value === 'number' ? numbers.format(value) : '–')
  const isOnTheRight = at > (labels.length - 1) / 2
  return (
    <div className={styles.tip} style={{ left }} data-side={isOnTheRight ? 'left' : 'right'} aria-hidden="true">
      <p className={styles.tipTitle}>{labels[at]}</p>
      {series.map(({ name, tone, values }) => (
        <p key={name} className={styles.tipRow}>
          <span className={styles.key} data-tone={tone} />
          {name}
          <strong>{numberOf(values[at])}</strong>
        </p>
      ))}
    </div>
  )
}
