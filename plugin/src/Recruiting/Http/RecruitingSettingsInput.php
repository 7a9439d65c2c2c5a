<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Kernel\Utf8;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Domain\Stage;
use CourantDesk\Recruiting\Domain\StageList;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantDesk\Recruiting\Storage\ReplyTemplateRepository;
use CourantDesk\Recruiting\Storage\StageRepository;
use WP_Error;

/**
 * Parses and saves the stages, templates and retention periods from the settings screen. If one of them is invalid,
 * nothing is saved.
 */
final class RecruitingSettingsInput
{
    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    /** @param array<array-key, mixed> $sent missing keys are left unchanged */
    public function save(array $sent): ?WP_Error
    {
        $templates = is_array($sent['templates'] ?? null) ? $this->parseTemplates($sent['templates']) : null;
        if ($templates instanceof WP_Error) {
            return $templates;
        }
        $stages = is_array($sent['stages'] ?? null) ? $this->parseStages($sent['stages']) : null;
        if ($stages instanceof WP_Error) {
            return $stages;
        }
        if ($templates !== null) {
            $this->factory->replyTemplates->saveAll($templates);
        }
        if ($stages !== null) {
            $this->factory->stages->save($stages);
        }
        if (is_array($sent['days'] ?? null)) {
            $this->factory->retention->saveDays(self::parseDays($sent['days']));
        }

        return null;
    }

    /**
     * @param array<array-key, mixed> $sent
     * @return array<string, int>
     */
    public static function parseDays(array $sent): array
    {
        $days = [];
        foreach (array_slice($sent, 0, 50, true) as $slug => $age) {
            if (is_numeric($age)) {
                $days[(string) $slug] = max(0, min(ApplicationRetention::MAX_DAYS, (int) $age));
            }
        }

        return $days;
    }

    /** @param array<array-key, mixed> $sent */
    private function parseStages(array $sent): StageList|WP_Error
    {
        $stages = [];
        foreach ($sent as $row) {
            $row = is_array($row) ? $row : [];
            $slug = self::parseLine($row, 'slug', 20);
            $label = self::parseLine($row, 'label', 40);
            $color = strtolower(self::parseLine($row, 'color', 7));
            if (!Stage::isSlug($slug) || isset($stages[$slug])) {
                return self::createError(sprintf(
                    /* translators: %s: the value that was entered */
                    __('“%s” is not a valid stage ID. Use lowercase letters, digits, hyphens and underscores, and each ID only once.', 'courant-desk'),
                    $slug,
                ));
            }
            if ($label === '' || !Stage::isColor($color)) {
                return self::createError(__('Enter a name and a color for every stage.', 'courant-desk'));
            }
            $stages[$slug] = new Stage($slug, $label, $color, ($row['mails'] ?? false) === true, self::parseLine(
                $row,
                'template',
                100,
            ));
        }
        if (!isset($stages[Stage::NEW]) || count($stages) > StageRepository::MAX_STAGES) {
            return self::createError(sprintf(
                /* translators: %d: maximum number of stages */
                __('Keep the stage for new applications, and use at most %d stages.', 'courant-desk'),
                StageRepository::MAX_STAGES,
            ));
        }
        $counts = $this->factory->candidates->countByStage(new ApplicationQuery(), new ApplicationScope(true, 0, []));
        foreach ($this->factory->stages->findAll()->all as $stage) {
            if (!isset($stages[$stage->slug]) && ($counts[$stage->slug]['all'] ?? 0) > 0) {
                return self::createError(
                    sprintf(
                        /* translators: 1: name of a stage, 2: number of applications */
                        __('“%1$s” still has applications (%2$s). Move them first, then delete the stage.', 'courant-desk'),
                        $stage->label,
                        number_format_i18n($counts[$stage->slug]['all']),
                    ),
                    409,
                );
            }
        }
        $new = $stages[Stage::NEW];
        unset($stages[Stage::NEW]);

        return new StageList([$new, ...array_values($stages)]);
    }

    /**
     * @param array<array-key, mixed> $sent
     * @return list<array{key: string, name: string, subject: string, content: string}>|WP_Error
     */
    private function parseTemplates(array $sent): array|WP_Error
    {
        $templates = [];
        foreach (array_slice($sent, 0, ReplyTemplateRepository::MAX_TEMPLATES) as $row) {
            $row = is_array($row) ? $row : [];
            $name = self::parseLine($row, 'name', 100);
            if ($name === '') {
                return self::createError(__('Enter a name for every template.', 'courant-desk'));
            }
            $key = self::parseLine($row, 'key', 100);
            $content = is_string($row['content'] ?? null) ? Utf8::truncate(Utf8::sanitize($row['content']), 20000) : '';
            $templates[] = [
                'key' => $key !== '' ? $key : wp_generate_uuid4(), 'name' => $name,
                'subject' => self::parseLine($row, 'subject', 200), 'content' => $content,
            ];
        }

        return $templates;
    }

    /** @param array<array-key, mixed> $from */
    private static function parseLine(array $from, string $key, int $max): string
    {
        return is_scalar($from[$key] ?? null) ? Utf8::truncate(Utf8::toSingleLine((string) $from[$key]), $max) : '';
    }

    private static function createError(string $message, int $status = 400): WP_Error
    {
        return new WP_Error('courant_settings', $message, ['status' => $status]);
    }
}
