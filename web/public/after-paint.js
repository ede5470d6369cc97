// A prerendered page can be read before any of its code is there. So the code is asked for once the page has been painted,
// and neither text nor typefaces wait for it. Which files those are stands in the page itself (web/vite/fill-page.ts).
;(function () {
  var list = document.getElementById('page-scripts')
  if (!list) return
  var isStarted = false

  function start() {
    if (isStarted) return
    isStarted = true
    var scripts = JSON.parse(list.textContent)
    scripts.forEach(function (href) {
      addLink('modulepreload', href)
    })
    addLink('manifest', '/manifest.webmanifest')
    runFrom(0, scripts)
  }

  function addLink(rel, href) {
    var link = document.createElement('link')
    link.rel = rel
    link.href = href
    document.head.appendChild(link)
  }

  // One by one, each after those that it imports, with a pause for touches between them. The last takes the page over; if one
  // cannot be had, the page stays as it is: to be read, with links that lead on.
  function runFrom(place, scripts) {
    if (place >= scripts.length) return
    function next() {
      setTimeout(runFrom, 0, place + 1, scripts)
    }
    import(scripts[place]).then(next, next)
  }

  // A tab in the background is not painted, and an old browser does not tell: both start at once.
  if (document.hidden || !window.PerformanceObserver || !('PerformancePaintTiming' in window)) return start()
  new PerformanceObserver(function (entries, observer) {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', start)
  // Whoever acts before that, or a page whose painting is never reported, shall not wait either.
  window.addEventListener('pointerdown', start)
  window.addEventListener('keydown', start)
  window.addEventListener('load', function () {
    setTimeout(start, 1000)
  })
})()
