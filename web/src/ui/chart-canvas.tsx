import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import type { ChartData, ChartTone } from './chart-data.ts'
import { plotData, plotOptions, type ChartLook } from './chart-options.ts'
import { ChartTip } from './chart-tip.tsx'
import styles from './chart.module.css'
import { useRootFontSize, useTokenValues } from './use-token-values.ts'

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

/** The drawing itself. It is loaded when the first chart appears, because its library is large. */
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
      // Drawn anew and not only resized: how many words fit below the axis depends on the width.
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
