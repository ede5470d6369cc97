import styles from './faq-search.module.css'

export const FAQ_SEARCH_ID = 'faq-search'

type Props = {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder: string
  clear: string
  /** Text with the number of results, announced when it changes. */
  status: string
}

/** Search field above the questions; Escape clears it. */
export function FaqSearch({ value, onChange, label, placeholder, clear, status }: Props) {
  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor={FAQ_SEARCH_ID}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={FAQ_SEARCH_ID}
          className={styles.input}
          type="text"
          inputMode="search"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        />
        {value !== '' && (
          <button type="button" className={styles.clear} onClick={() => onChange('')}>
            {clear}
          </button>
        )}
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </search>
  )
}
