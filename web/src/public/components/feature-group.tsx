import styles from './feature-group.module.css'

type Props = {
  id: string
  title: string
  text: string
  items: readonly { id: string; title: string; text: string }[]
}

/** Shows one user task and the features for it. */
export function FeatureGroup({ id, title, text, items }: Props) {
  const headingId = `${id}-title`
  return (
    <section className={styles.group} id={id} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <h3 className={styles.name}>{item.title}</h3>
            <p className={styles.detail}>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
