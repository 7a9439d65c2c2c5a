<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

/** The index in WordPress's Site Health: an asynchronous test, with the way to the button that repairs. */
final class IndexHealth
{
    public const TEST = 'courant_job_index';

    /** The screen under Tools. */
    public const SCREEN = 'courant-job-index';

    public function __construct(private readonly IndexBuilder $builder, private readonly IndexCheck $check)
    {
    }

    /**
     * @param mixed $tests {direct: ..., async: ...}
     * @return array<mixed>
     */
    public function add(mixed $tests): array
    {
        $tests = is_array($tests) ? $tests : [];
        $async = is_array($tests['async'] ?? null) ? $tests['async'] : [];
        $async[self::TEST] = [
            'label' => __('Index of openings', 'courant-desk'),
            'test' => rest_url('courant/v1/index/health'),
            'has_rest' => true,
            'async_direct_test' => $this->test(...),
        ];

        return ['async' => $async] + $tests;
    }

    /** @return array<string, mixed> as Site Health wants it */
    public function test(): array
    {
        $state = $this->builder->progress()['state'];
        $faulty = $state === 'ready' && ($this->check->faults(1) !== [] || !$this->check->isCounted());
        $good = $state === 'ready' && !$faulty;

        return [
            'label' => match (true) {
                $good => __('Openings are found quickly and completely', 'courant-desk'),
                $faulty => __('The index of openings is not in order', 'courant-desk'),
                default => __('The index of openings is not ready yet', 'courant-desk'),
            },
            'status' => $good ? 'good' : ($faulty ? 'critical' : 'recommended'),
            'badge' => ['label' => __('Performance', 'courant-desk'), 'color' => 'blue'],
            'description' => '<p>' . esc_html(match (true) {
                $good => __('Lists and searches of openings are answered by an index, which knows every opening as it is.', 'courant-desk'),
                $faulty => __('The index knows some openings otherwise than they are, so lists may miss openings or show closed ones.', 'courant-desk'),
                default => __('Until it is built, lists and searches of openings are answered more slowly. It is built in the background.', 'courant-desk'),
            }) . '</p>',
            'actions' => $good ? '' : sprintf(
                '<p><a href="%s">%s</a></p>',
                esc_url(admin_url('tools.php?page=' . self::SCREEN)),
                esc_html($faulty ? __('Repair the index', 'courant-desk') : __('See how far it is', 'courant-desk'))
            ),
            'test' => self::TEST,
        ];
    }
}
