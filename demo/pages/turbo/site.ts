import '../app.css'
import * as Turbo from '@hotwired/turbo'

/** A site that Turbo navigates: it changes the body, keeps the scripts, and shows snapshots of pages it knows. */
Turbo.start()
