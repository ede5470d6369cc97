/** Colours of everything drawn over slides. */
export type StageColors = {
  accent: string
  onAccent: string
  /** Fill of handles. */
  grip: string
  /** Colour of guides and distances; a colour that is rare on slides. */
  guide: string
  onGuide: string
  /** Background of selected text. */
  mark: string
  line: string
  warning: string
}

/** Returns the colours of everything drawn over slides. All except `line` are the same in both colour schemes, because slides are. */
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
