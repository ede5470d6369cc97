// A prerendered page can be read before any of its code is there. So the code is asked for once the page has been painted, and
// neither text nor typefaces wait for it; and it is run when somebody is there to use it: at the first sign of a hand, else a
// while later. Which files those are stands in the page itself (web/vite/fill-page.ts).
;(function () {
  // In milliseconds after everything is loaded.
  var PAINT_UNREPORTED = 1000
  var NOBODY_THERE = 5000
  var SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'storage']

  var list = document.getElementById('page-scripts')
  if (!list) return
  var scripts = JSON.parse(list.textContent)
  var isAskedFor = false
  var isRun = false

  function askFor() {
    if (isAskedFor) return
    isAskedFor = true
    askFrom(0)
    unfoldFrom(0)
    // Whoever comes for one place of a page is there.
    if (location.hash) run()
  }

  // Each in a task of its own: all in one hold up a slow phone for a tenth of a second.
  function askFrom(place) {
    if (place >= scripts.length) return addLink('manifest', '/manifest.webmanifest')
    addLink('modulepreload', scripts[place])
    setTimeout(askFrom, 0, place + 1)
  }

  // What lies below the fold has been left out of the first layout: it follows part by part, a frame for each.
  var parts = document.querySelectorAll('.below-the-fold')

  function unfoldFrom(place) {
    if (place >= parts.length) return document.documentElement.setAttribute('data-unfolded', '')
    parts[place].style.contentVisibility = 'visible'
    requestAnimationFrame(function () {
      setTimeout(unfoldFrom, 0, place + 1)
    })
  }

  function addLink(rel, href) {
    var link = document.createElement('link')
    link.rel = rel
    link.href = href
    document.head.appendChild(link)
  }

  // Browsers report a mouse as moved that rests where a page appears: without a way it is nobody's hand.
  function runAtSign(event) {
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return
    run()
  }

  function run() {
    if (isRun) return
    isRun = true
    SIGNS.forEach(function (sign) {
      window.removeEventListener(sign, runAtSign)
    })
    askFor()
    runFrom(0)
  }

  // One by one, each after those that it imports, with a pause for touches between them. The last takes the page over; if one
  // cannot be had, the page stays as it is: to be read, with links that lead on.
  function runFrom(place) {
    if (place >= scripts.length) return
    function next() {
      setTimeout(runFrom, 0, place + 1)
    }
    import(scripts[place]).then(next, next)
  }

  // What somebody does until then is done again once the code can answer: what was typed, then what was pressed. Each button
  // once, because whoever presses one again is waiting, and nothing shall be sent twice.
  var typed = new Map()
  var pressed = new Set()

  function keepTyped(event) {
    typed.set(event.target, event.target.value)
  }

  function keepPress(event) {
    var control = event.target.closest('button, input[type=radio], input[type=checkbox]')
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    pressed.add(control)
  }

  // Each in a moment of its own, so that the page has followed one before it hears of the next.
  function doAgain() {
    setTimeout(function () {
      document.removeEventListener('input', keepTyped, true)
      typed.forEach(function (text, field) {
        if (field.isConnected) typeAgain(field, text)
      })
      setTimeout(pressAgain, 0)
    }, 0)
  }

  function pressAgain() {
    document.removeEventListener('click', keepPress, true)
    pressed.forEach(function (control) {
      if (control.isConnected) control.click()
    })
  }

  // React hears of a change when the field holds something else than what was last set through the setter it has put there.
  function typeAgain(field, text) {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  document.addEventListener('input', keepTyped, true)
  document.addEventListener('click', keepPress, true)
  document.addEventListener('postwright:takenover', doAgain, { once: true })
  SIGNS.forEach(function (sign) {
    window.addEventListener(sign, runAtSign, { passive: true })
  })
  // A theme that is changed elsewhere, like one in another tab ("storage"), is followed at once.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', run)
  window.addEventListener('load', function () {
    setTimeout(askFor, PAINT_UNREPORTED)
    setTimeout(run, NOBODY_THERE)
  })

  // A tab in the background is not painted, and an old browser does not tell: both ask at once.
  if (document.hidden || !window.PerformanceObserver || !('PerformancePaintTiming' in window)) return askFor()
  new PerformanceObserver(function (entries, observer) {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    askFor()
  }).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', askFor)
})()
