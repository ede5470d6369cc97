import type { ReactNode } from 'react'
import { Panel } from '@/ui/panel.tsx'
import classes from './settings.module.css'

type Props = { id: string; title: string; text: string; children: ReactNode }

/** One section of a settings page: heading, description and controls. */
export function Section({ id, title, text, children }: Props) {
  return (
    <Panel id={id} title={title} description={text}>
      <div className={classes.controls}>{children}</div>
    </Panel>
  )
}
