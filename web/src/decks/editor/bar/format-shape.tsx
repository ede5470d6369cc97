import { FORMATS, type Format } from '@postwright/core/scene/format'

const LONGEST = 16

/** The proportions of a format as a small outline. */
export function FormatShape({ format }: { format: Format }) {
  const { width, height } = FORMATS[format]
  const scale = LONGEST / Math.max(width, height)
  const [wide, high] = [width * scale, height * scale]
  return (
    <svg
      width="1.125rem"
      height="1.125rem"
      viewBox="-9 -9 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
    >
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx="2" />
    </svg>
  )
}
