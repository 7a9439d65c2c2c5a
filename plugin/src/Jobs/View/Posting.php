<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\JobPosting;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Jobs\Domain\SpecificationMapping;

/** An opening as search engines read it: what its page prints, and what editors are shown of it. */
final class Posting
{
    private const OF_SPECIFICATIONS = ['employmentType' => true, 'jobLocation' => true];

    public function __construct(
        private readonly Organisation $company,
        private readonly SpecificationMapping $mapping = new SpecificationMapping(),
    ) {
    }

    /**
     * @param string $shown the description as its page showed it, '' to make it anew
     * @return array<string, mixed> schema.org's JobPosting; an empty one is not printed
     */
    public function of(Opening $opening, string $shown = ''): array
    {
        $posting = JobPosting::describe($opening, self::description($opening->id, $shown), [
            'name' => $this->company->name(),
            'sameAs' => home_url('/'),
            'logo' => get_site_icon_url(512),
        ], $this->mapping);
        /**
         * The contract's filter of what specifications say (Jobs contract 6).
         *
         * @param array<string, mixed> $specifications `employmentType` and `jobLocation`, as far as they are known
         */
        $specifications = apply_filters('awsm_job_spec_structured_data', array_intersect_key($posting, self::OF_SPECIFICATIONS));
        $posting = is_array($specifications) ? $specifications + array_diff_key($posting, self::OF_SPECIFICATIONS) : $posting;
        /**
         * The contract's filter (Jobs contract 6).
         *
         * @param array<string, mixed> $posting schema.org's JobPosting; an empty one prints nothing
         */
        $posting = apply_filters('awsm_job_structured_data', $posting);
        $clean = [];
        foreach (is_array($posting) ? $posting : [] as $field => $value) {
            $clean[(string) $field] = $value;
        }

        return $clean;
    }

    /** The description as safe HTML of few elements. */
    private static function description(int $id, string $shown): string
    {
        $html = $shown !== '' ? $shown : wpautop(strip_shortcodes(do_blocks(get_post_field('post_content', $id))));
        $html = (string) preg_replace('@<(script|style)\b.*?</\1\s*>@is', '', $html);
        $allowed = array_fill_keys(['p', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'b', 'i'], []);

        return trim(wp_kses($html, $allowed));
    }
}
