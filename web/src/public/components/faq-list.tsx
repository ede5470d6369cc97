import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '../../lib/use-browser-value.ts'
import styles from './faq-list.module.css'

type Question = { id: string; q: string; a: string }
type Props = {
  groups: readonly { id: string; title: string; questions: readonly Question[] }[]
  /** Opens every answer, as a search does. */
  areOpen: boolean
}

/** Groups that a first screen may show a part of. */
const ABOVE_THE_FOLD = 2

/** Answers fold out below their questions; an address ending in `#id` opens that one. */
export function FaqList({ groups, areOpen }: Props) {
  const { hash } = useLocation()
  // Rendered without knowing the address: React would take the answer for open and leave it closed.
  const named = useBrowserValue(() => hash, '')
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, questions }, place) => (
        <section
          key={id}
          className={`${styles.group} ${place < ABOVE_THE_FOLD ? '' : 'below-the-fold'}`}
          aria-labelledby={`${id}-title`}
        >
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div>
            {questions.map((question) => (
              <Answer key={question.id} {...question} isOpen={areOpen || named === `#${question.id}`} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The key makes it follow a search or an address again after it was opened or closed by hand. */
function Answer({ id, q, a, isOpen }: Question & { isOpen: boolean }) {
  return (
    <details key={String(isOpen)} id={id} className={styles.answer} open={isOpen}>
      <summary className={styles.question}>{q}</summary>
      <p className={styles.text}>{a}</p>
    </details>
  )
}
