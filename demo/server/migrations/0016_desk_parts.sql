-- additive
CREATE INDEX "certification_review" ON "certification" USING btree ("review_state");--> statement-breakpoint
CREATE INDEX "order_comment_state" ON "order_comment" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "membership_review" ON "membership" USING btree ("review_state");--> statement-breakpoint
CREATE INDEX "supplier_apply_review" ON "supplier_apply" USING btree ("review_state");--> statement-breakpoint
CREATE INDEX "service_message_waits" ON "service_message" USING btree ("answered_at","created_at");--> statement-breakpoint
CREATE INDEX "complaint_state" ON "complaint" USING btree ("state");--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "orders" USING btree ("id") WHERE "orders"."refunded_amount" > 0;