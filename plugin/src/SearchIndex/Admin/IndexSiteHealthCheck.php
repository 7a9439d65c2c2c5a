<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Admin;

use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexVerifier;

/** Adds an asynchronous Site Health test of the index, with a link to the repair screen. */
final class IndexSiteHealthCheck
{
    public const TEST_ID = 'courant_job_index';

    /** Slug of the screen in the Tools menu. */
    public const SCREEN_SLUG = 'courant-job-index';

    public function __construct(private readonly IndexBuilder $builder, private readonly IndexVerifier $verifier)
    {
    }

    /**
     * @param mixed $tests {direct: ..., async: ...}
     * @return array<mixed>
     */
    public function addTest(mixed $tests): array
    {
        $tests = is_array($tests) ? $tests : [];
        $async = is_array($tests['async'] ?? null) ? $tests['async'] : [];
        $async[self::TEST_ID] = [
            'label' => __('Job search index', 'courant-desk'),
            'test' => rest_url('courant/v1/index/health'),
            'has_rest' => true,
            'async_direct_test' => $this->runTest(...),
        ];

        return ['async' => $async] + $tests;
    }

    /** @return array<string, mixed> Site Health test result */
    public function runTest(): array
    {
        $state = $this->builder->getProgress()['state'];
        $faulty = $state === 'ready'
            && ($this->verifier->findMismatches(1) !== [] || !$this->verifier->hasConsistentCounts());
        $good = $state === 'ready' && !$faulty;

        return [
            'label' => match (true) {
                $good => __('The job search index is working', 'courant-desk'),
                $faulty => __('The job search index is inconsistent', 'courant-desk'),
                default => __('The job search index is not ready yet', 'courant-desk'),
            },
            'status' => $good ? 'good' : ($faulty ? 'critical' : 'recommended'),
            'badge' => ['label' => __('Performance', 'courant-desk'), 'color' => 'blue'],
            'description' => '<p>' . esc_html(match (true) {
                $good => __('Job lists and searches use an index, which is up to date.', 'courant-desk'),
                $faulty => __('Some index entries are out of date, so lists may miss openings or show closed ones.', 'courant-desk'),
                default => __('Until the index is built, job lists and searches are slower. It is built in the background.', 'courant-desk'),
            }) . '</p>',
            'actions' => $good ? '' : sprintf(
                '<p><a href="%s">%s</a></p>',
                esc_url(admin_url('tools.php?page=' . self::SCREEN_SLUG)),
                esc_html($faulty ? __('Repair index', 'courant-desk') : __('View progress', 'courant-desk'))
            ),
            'test' => self::TEST_ID,
        ];
    }
}
