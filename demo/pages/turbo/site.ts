import '../app.css'
// A site that Turbo navigates: it changes the body, keeps the scripts, and shows snapshots of pages it knows.
import '@hotwired/turbo'
