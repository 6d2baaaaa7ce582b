### The words of @pack@. What has no word here is called as in the pack that it extends.

symbol-@symbol@ = @symbol@
# The line that `legend` shows during play.
symbol-@symbol@-help = crosses off a box of @track@, for 2 points
track-@track@ = @track@
