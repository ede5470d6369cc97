import type { ReactNode } from 'react'
import classes from './settings.module.css'

type Props = { id: string; title: string; text: string; children: ReactNode }

/** One part of the settings: what it is about on the left, its controls on the right. */
export function Section({ id, title, text, children }: Props) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <div className={classes.about}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.controls}>{children}</div>
    </section>
  )
}
