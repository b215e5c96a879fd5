-- additive
ALTER TABLE "customer" ADD COLUMN "person_id" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "entered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "customer_person" ON "customer" USING btree ("person_id");