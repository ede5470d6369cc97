/** Icons of the editor by subject, with their names in @tabler/icons, in display order. */
export const ICON_NAMES: Readonly<Record<string, string>> = {
  arrows: `arrow-right arrow-left arrow-up arrow-down arrow-up-right arrow-down-right arrow-narrow-right arrow-big-right
    arrow-back-up arrows-exchange arrow-loop-right chevron-right chevron-left chevron-up chevron-down chevrons-right
    chevrons-down corner-down-right corner-right-down curly-loop refresh repeat rotate-clockwise`,
  signs: `check checks circle-check square-check circle-x x plus minus circle-plus circle-minus alert-triangle
    alert-circle info-circle help-circle question-mark exclamation-mark ban asterisk hash at quote percentage infinity
    list list-check list-numbers checklist clipboard-check dots`,
  people: `user users user-plus user-check user-circle users-group friends man woman baby-carriage mood-smile
    mood-happy mood-sad mood-wink thumb-up thumb-down hand-click hand-finger heart-handshake brain`,
  social: `heart star bookmark message-circle message messages send share share-2 bell eye eye-off link external-link
    mail inbox phone rss world download upload qrcode`,
  media: `photo camera video player-play player-pause movie microphone headphones music volume brush palette
    color-swatch pencil typography news`,
  business: `chart-bar chart-line chart-pie chart-donut chart-area chart-dots trending-up trending-down presentation
    report-analytics calculator briefcase building building-store building-bank coin coins cash credit-card wallet
    receipt shopping-cart shopping-bag tag discount gift truck package certificate award trophy medal crown target
    target-arrow rocket bulb puzzle key lock shield shield-check gavel scale`,
  time: 'calendar calendar-event clock hourglass alarm history stopwatch',
  devices: `device-mobile device-laptop device-desktop device-tablet device-tv device-gamepad keyboard mouse printer
    wifi battery plug cpu robot code terminal database server cloud bug settings adjustments tool`,
  places: `map-pin map compass flag home plane car bike bus train walk run swimming beach mountain tent
    building-skyscraper`,
  nature: `sun moon cloud-rain snowflake umbrella wind flame droplet leaf plant plant-2 tree flower paw fish dog cat
    butterfly feather recycle bolt`,
  food: 'apple carrot coffee cup pizza glass bottle chef-hat cookie cake salad egg ice-cream',
  learning: `book notebook school file file-text folder paperclip pin search zoom-in filter ruler math atom flask
    microscope backpack eyeglass scissors`,
  life: `barbell yoga ball-football ball-basketball heart-rate-monitor stethoscope sparkles wand confetti balloon ghost
    diamond anchor lifebuoy magnet ladder stairs circle square triangle hexagon cube`,
}
