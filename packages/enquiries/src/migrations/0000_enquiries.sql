CREATE TABLE `enquiries` (
	`key` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`reference` text NOT NULL,
	`enquiry` text NOT NULL,
	`received_at` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`claim` text,
	`reason` text,
	`answer` text,
	`delivered_at` integer
);
--> statement-breakpoint
CREATE INDEX `enquiries_due` ON `enquiries` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `enquiries_reference` ON `enquiries` (`reference`);--> statement-breakpoint
CREATE TABLE `request_counts` (
	`network` text NOT NULL,
	`slot` integer NOT NULL,
	`requests` integer NOT NULL,
	`failures` integer NOT NULL,
	PRIMARY KEY(`slot`, `network`)
);
