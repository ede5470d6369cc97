import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '../../lib/use-browser-value.ts'
import styles from './faq-list.module.css'

type Question = { id: string; q: string; a: string }
type Props = {
  groups: readonly { id: string; title: string; questions: readonly Question[] }[]
  /** True if every answer is open, as during a search. */
  areOpen: boolean
}

/** Lists questions with expandable answers; an address ending in `#id` opens that answer. */
export function FaqList({ groups, areOpen }: Props) {
  const { hash } = useLocation()
  // Prerendered without the hash: otherwise React would treat the answer as open and leave it closed.
  const named = useBrowserValue(() => hash, '')
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, questions }) => (
        <section key={id} className={styles.group} aria-labelledby={`${id}-title`}>
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

/** Shows a question with its answer. The key makes the answer follow a search or an address again after the user opened or closed it. */
function Answer({ id, q, a, isOpen }: Question & { isOpen: boolean }) {
  return (
    <details key={String(isOpen)} id={id} className={styles.answer} open={isOpen}>
      <summary className={styles.question}>{q}</summary>
      <p className={styles.text}>{a}</p>
    </details>
  )
}
