<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Wp;

use CourantDesk\Feeds\Domain\FeedEntry;
use CourantDesk\Feeds\Domain\FeedSource;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;

/** Published openings without a password whose moment has not passed. One query for ids, four for each hundred. */
final class PostFeedSource implements FeedSource
{
    private const AT_ONCE = 100;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly Openings $openings,
        private readonly Organisation $company,
    ) {
    }

    public function page(int $page, int $size): array
    {
        $now = $this->clock->now();
        $ids = array_map('intval', $this->sql->column(
            "SELECT p.ID FROM %i p LEFT JOIN %i m ON m.post_id = p.ID AND m.meta_key = 'courant_closing_at' AND m.meta_value <> ''"
            . " WHERE p.post_type = 'awsm_job_openings' AND p.post_status = 'publish' AND p.post_password = ''"
            . ' AND (m.meta_value IS NULL OR m.meta_value >= %s) ORDER BY p.post_date DESC, p.ID DESC LIMIT %d OFFSET %d',
            $this->sql->core('posts'),
            $this->sql->core('postmeta'),
            $now->format('Y-m-d\TH:i'),
            $size,
            ($page - 1) * $size,
        ));
        $entries = [];
        foreach (array_chunk($ids, self::AT_ONCE) as $some) {
            foreach ($this->openings->many($some) as $opening) {
                if ($opening->acceptsApplications($now) && !$opening->marks->unlisted) {
                    $entries[] = new FeedEntry($opening, $this->description($opening->id), $this->company->name());
                }
            }
        }

        return $entries;
    }

    /** The text without shortcodes and blocks that only work on a page, as HTML of few elements. */
    private function description(int $id): string
    {
        $html = wpautop(strip_shortcodes(excerpt_remove_blocks(get_post_field('post_content', $id))));
        $html = (string) preg_replace('@<(script|style)\b.*?</\1\s*>@is', '', $html);
        $elements = ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'b', 'i'];

        return trim(wp_kses($html, array_fill_keys($elements, [])));
    }
}
