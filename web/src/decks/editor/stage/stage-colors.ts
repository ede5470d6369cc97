/** Colours of what is drawn over slides. */
export type StageColors = {
  accent: string
  onAccent: string
  /** Handles are filled with it. */
  grip: string
  /** Guides and distances: a colour that few slides have. */
  guide: string
  onGuide: string
  /** Behind letters that are chosen. */
  mark: string
  line: string
  warning: string
}

/** The product's colours as they are now; the ones over slides are the same in both schemes, because slides are. */
export function readStageColors(): StageColors {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    accent: '#0a8f9b',
    onAccent: '#ffffff',
    grip: '#ffffff',
    guide: '#e5177f',
    onGuide: '#ffffff',
    mark: 'rgb(10 143 155 / 32%)',
    line: token('--color-line-strong'),
    warning: '#d9480f',
  }
}
