import '../../pages/app.css'
// A site with Turbo navigation, which replaces the body, keeps the scripts, and shows snapshots of visited pages.
import '@hotwired/turbo'
