import { BRAND } from '@postwright/core/brand'
import { Avatar } from '../../ui/avatar.tsx'
import { Drawing, type DrawingName } from '../../ui/drawing.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'
import { Mark } from '../../ui/mark.tsx'
import { PlatformIcon } from '../../platforms/platform-icon.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import styles from '../gallery.module.css'
import { picture } from '../image.ts'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const DRAWINGS: DrawingName[] = ['post', 'calendar', 'channels', 'check', 'inbox', 'search', 'broken']

export function IdentitySection() {
  return (
    <>
      <Specimens of="Mark, Wordmark">
        <Specimen name="Mark, three sizes">
          <div className={styles.row}>
            <Mark size={20} />
            <Mark />
            <Mark size={48} />
          </div>
        </Specimen>
        <Specimen name="Wordmark, medium and large">
          <div className={styles.row}>
            <Wordmark name={BRAND.name} />
            <Wordmark name={BRAND.name} size="l" />
          </div>
        </Specimen>
      </Specimens>
      <Specimens of="Drawing">
        <Specimen name="All seven" wide>
          <div className={styles.row}>
            {DRAWINGS.map((name) => (
              <Drawing key={name} name={name} />
            ))}
          </div>
        </Specimen>
      </Specimens>
      <Specimens of="Avatar, PlatformIcon, GoogleMark">
        <Specimen name="Picture, initials, handle">
          <div className={styles.row}>
            <Avatar name="Ada Lovelace" src={picture(4)} size={40} />
            <Avatar name="Ada Lovelace" size={40} />
            <Avatar name="@workshop.example" />
          </div>
        </Specimen>
        <Specimen name="Networks, and who signs people in">
          <div className={styles.row}>
            <GoogleMark />
            <PlatformIcon platform="bluesky" size={24} />
            <PlatformIcon platform="sandbox" size={24} />
          </div>
        </Specimen>
      </Specimens>
    </>
  )
}
