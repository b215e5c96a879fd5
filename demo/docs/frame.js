// The whole shop owns the address of its page: in this frame it begins at its home.
history.replaceState(null, '', '/')
