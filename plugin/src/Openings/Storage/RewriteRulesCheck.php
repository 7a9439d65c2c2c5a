<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

/**
 * Adds missing rewrite rules of openings. Another plugin that generates the rules before post types are registered
 * stores rules without them, and the URL of every opening is then not found.
 */
final class RewriteRulesCheck
{
    private const REPAIRED_TRANSIENT = 'courant_desk_rewrite_rules_repaired';

    /** Seconds between repairs, in case that a filter removes the rules again. */
    private const INTERVAL = 10 * MINUTE_IN_SECONDS;

    /** Deletes rules without openings, so that WordPress generates all rules when it needs them. */
    public function repair(): void
    {
        $rules = get_option('rewrite_rules');
        $type = get_post_type_object(OpeningPostType::NAME);
        if (!is_array($rules) || $rules === [] || !is_array($type?->rewrite) || !is_string($type->query_var)) {
            return;
        }
        foreach ($rules as $query) {
            if (is_string($query) && str_contains($query, "$type->query_var=")) {
                return;
            }
        }
        if (get_transient(self::REPAIRED_TRANSIENT) === false) {
            set_transient(self::REPAIRED_TRANSIENT, 1, self::INTERVAL);
            delete_option('rewrite_rules');
        }
    }
}
