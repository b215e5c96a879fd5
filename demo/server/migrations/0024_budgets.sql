CREATE TABLE "budget" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" text NOT NULL,
	"cost_centre_id" text NOT NULL,
	"period" integer NOT NULL,
	"from_day" text NOT NULL,
	"until_day" text NOT NULL,
	"currency" text NOT NULL,
	"basis" integer NOT NULL,
	"hard" integer NOT NULL,
	"carry_over" integer DEFAULT 20 NOT NULL,
	"carried_to" text,
	"amount" numeric(14, 2) NOT NULL,
	"carried" numeric(14, 2) DEFAULT 0 NOT NULL,
	"used" numeric(14, 2) DEFAULT 0 NOT NULL,
	"reserved" numeric(14, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "budget_figures" CHECK ("budget"."amount" >= 0 and "budget"."used" >= 0 and "budget"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"budget_id" text NOT NULL,
	"type" integer NOT NULL,
	"amount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"carried" numeric(14, 2) DEFAULT 0 NOT NULL,
	"used" numeric(14, 2) DEFAULT 0 NOT NULL,
	"reserved" numeric(14, 2) DEFAULT 0 NOT NULL,
	"free_after" numeric(14, 2) NOT NULL,
	"document_kind" text,
	"document_id" text,
	"ref_no" text DEFAULT '' NOT NULL,
	"actor_id" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget_hold" (
	"document_kind" text NOT NULL,
	"document_id" text NOT NULL,
	"line_id" text NOT NULL,
	"budget_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "budget_hold_document_kind_document_id_line_id_pk" PRIMARY KEY("document_kind","document_id","line_id"),
	CONSTRAINT "budget_hold_amount" CHECK ("budget_hold"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "company_buying" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"po_number" integer DEFAULT 10 NOT NULL,
	"cost_centre" integer DEFAULT 10 NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_centre" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"code" text NOT NULL,
	"key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"active_from" text,
	"active_until" text
);
--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD COLUMN "po_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "budget_customer" ON "budget" USING btree ("customer_id","from_day");--> statement-breakpoint
CREATE INDEX "budget_cost_centre" ON "budget" USING btree ("cost_centre_id","from_day");--> statement-breakpoint
CREATE INDEX "budget_ended" ON "budget" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "budget_entry_time" ON "budget_entry" USING btree ("budget_id","created_at");--> statement-breakpoint
CREATE INDEX "budget_hold_budget" ON "budget_hold" USING btree ("budget_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_centre_key" ON "cost_centre" USING btree ("customer_id","key");--> statement-breakpoint
CREATE INDEX "orders_po_number" ON "orders" USING btree ("customer_id",lower("po_number")) WHERE "orders"."po_number" <> '';