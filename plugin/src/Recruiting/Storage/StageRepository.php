<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\Utf8;
use CourantDesk\Recruiting\Domain\Stage;
use CourantDesk\Recruiting\Domain\StageList;

/**
 * Reads and writes stages in the option of WP Job Openings Pro (docs/compatibility/wp-job-openings.md#options), so that
 * its stages are available. Other keys in the option are kept. Until the stages are changed, the option is empty and
 * the default stages are used.
 */
final class StageRepository
{
    public const OPTION = 'awsm_jobs_application_status';
    public const MAX_STAGES = 12;
    /** Slugs that WP Job Openings Pro stores among its stages although they are not stages. */
    private const OTHER_STATUSES = ['trash'];

    public function install(): void
    {
        // A missing option costs a query on every page that reads it.
        add_option(self::OPTION, [], '', true);
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    public function findAll(): StageList
    {
        $stages = [];
        foreach ($this->readOption() as $slug => $entry) {
            $slug = (string) $slug;
            if (!is_array($entry) || !Stage::isSlug($slug) || count($stages) === self::MAX_STAGES) {
                continue;
            }
            $color = is_string($entry['color'] ?? null) ? strtolower($entry['color']) : '';
            $label = is_string($entry['label'] ?? null) ? Utf8::toSingleLine($entry['label']) : '';
            $template = $entry['mail_template'] ?? '';
            $stages[$slug] = new Stage(
                $slug,
                $label !== '' ? $label : ($this->defaultStages()[$slug]->label ?? $slug),
                Stage::isColor($color) ? $color : ($this->defaultStages()[$slug]->color ?? '#50575e'),
                in_array($entry['notification'] ?? '', [true, 1, '1', 'enable', 'yes', 'on'], true),
                is_scalar($template) ? (string) $template : '',
            );
        }
        if ($stages === []) {
            return new StageList(array_values($this->defaultStages()));
        }
        $first = $stages[Stage::NEW] ?? $this->defaultStages()[Stage::NEW];
        unset($stages[Stage::NEW]);

        return new StageList([$first, ...array_values($stages)]);
    }

    /** Registers the stages as post statuses of applications. */
    public function registerStatuses(): void
    {
        foreach ($this->findAll()->all as $stage) {
            if ($stage->slug !== ApplicationStatus::NEW) {
                $count = esc_html($stage->label) . ' <span class="count">(%s)</span>';
                register_post_status($stage->slug, [
                    'label' => $stage->label,
                    'label_count' => [
                        0 => $count, 1 => $count, 'singular' => $count, 'plural' => $count, 'context' => null,
                        'domain' => null,
                    ],
                    'public' => false,
                    'internal' => false,
                    'protected' => true,
                    'exclude_from_search' => true,
                    'show_in_admin_all_list' => true,
                    'show_in_admin_status_list' => true,
                ]);
            }
        }
    }

    /** @return list<string> all post statuses of applications except trash */
    public function statuses(): array
    {
        return [
            ApplicationStatus::NEW,
            ApplicationStatus::SUSPECTED,
            ApplicationStatus::WITHDRAWN,
            ...array_values(array_diff($this->findAll()->slugs(), [ApplicationStatus::NEW])),
        ];
    }

    public function save(StageList $stages): void
    {
        $stored = $this->readOption();
        $all = [];
        foreach ($stages->all as $stage) {
            $before = is_array($stored[$stage->slug] ?? null) ? $stored[$stage->slug] : [];
            $all[$stage->slug] = [
                'label' => $stage->label,
                'color' => $stage->color,
                'notification' => $stage->sendsEmail ? 'enable' : '',
                'mail_template' => $stage->templateKey,
            ] + $before;
        }
        foreach (self::OTHER_STATUSES as $slug) {
            if (isset($stored[$slug])) {
                $all[$slug] = $stored[$slug];
            }
        }
        update_option(self::OPTION, $all, true);
    }

    /** @return array<array-key, mixed> */
    private function readOption(): array
    {
        $stored = get_option(self::OPTION, []);

        return is_array($stored) ? array_diff_key($stored, array_flip(self::OTHER_STATUSES)) + $stored : [];
    }

    /** @return non-empty-array<string, Stage> */
    private function defaultStages(): array
    {
        return [
            Stage::NEW => new Stage(Stage::NEW, __('New', 'courant-desk'), '#2271b1'),
            'progress' => new Stage('progress', __('In progress', 'courant-desk'), '#b26200'),
            'shortlist' => new Stage('shortlist', __('Shortlisted', 'courant-desk'), '#5b47b3'),
            'select' => new Stage('select', __('Selected', 'courant-desk'), '#007a3d'),
            'reject' => new Stage('reject', __('Rejected', 'courant-desk'), '#b32d2e'),
        ];
    }
}
