<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Openings\Domain\JobPosting;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;

/** Creates the JobPosting of an opening: for its page, and for the preview in the editors. */
final class JobPostingFactory
{
    private const SPECIFICATION_FIELDS = ['employmentType' => true, 'jobLocation' => true];

    public function __construct(
        private readonly HiringOrganization $company,
        private readonly SpecificationMapping $mapping = new SpecificationMapping(),
    ) {
    }

    /**
     * @param string $shown the description as rendered on the page, '' to render it
     * @return array<string, mixed> schema.org's JobPosting; an empty array is not printed
     */
    public function create(Opening $opening, string $shown = ''): array
    {
        $posting = JobPosting::create($opening, self::sanitizeDescription($opening->id, $shown), [
            'name' => $this->company->name(),
            'sameAs' => home_url('/'),
            'logo' => get_site_icon_url(512),
        ], (new OpeningFieldRegistry())->all(), $this->mapping);
        /**
         * Filters the employment type and location that specifications provide. Filter of WP Job Openings.
         *
         * @since 0.1.0
         *
         * @param array<string, mixed> $specifications `employmentType` and `jobLocation`, when they are known
         */
        $specifications = apply_filters(
            'awsm_job_spec_structured_data',
            array_intersect_key($posting, self::SPECIFICATION_FIELDS),
        );
        $posting = is_array($specifications)
            ? $specifications + array_diff_key($posting, self::SPECIFICATION_FIELDS)
            : $posting;
        /**
         * Filters the structured data of an opening. Filter of WP Job Openings.
         *
         * @since 0.1.0
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

    /** Returns the description as safe HTML with a limited set of elements. */
    private static function sanitizeDescription(int $id, string $shown): string
    {
        $html = $shown !== '' ? $shown : wpautop(strip_shortcodes(do_blocks(get_post_field('post_content', $id))));
        $html = (string) preg_replace('@<(script|style)\b.*?</\1\s*>@is', '', $html);
        $allowed = array_fill_keys(
            ['p', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'b', 'i'],
            [],
        );

        return trim(wp_kses($html, $allowed));
    }
}
