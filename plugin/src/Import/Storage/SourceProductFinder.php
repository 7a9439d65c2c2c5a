<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\JobBoardFormat;
use CourantDesk\Import\Domain\OptionReason;
use CourantDesk\Import\Domain\OptionRule;
use CourantDesk\Import\Domain\WpJobOpeningsOptions;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/** Finds the data of other products on the site. */
final class SourceProductFinder
{
    /** Folder of the theme with template overrides of WP Job Openings. */
    private const OVERRIDES = 'wp-job-openings';

    /** @param list<JobBoardFormat> $boards */
    public function __construct(
        private readonly Sql $sql,
        private readonly SourceSettingsReader $sourceSettings,
        private readonly array $boards,
        private readonly SourcePostReader $posts,
    ) {
    }

    /** @return list<string> names of the products whose data or settings are stored */
    public function names(): array
    {
        $theme = ThemeSwitchTask::previousTheme();

        return [...array_keys(array_filter([
            'WP Job Openings' => $this->sourceSettings->hasJobSettings(),
            'Easy Table of Contents' => $this->sourceSettings->hasContentsSettings(),
            'Table of Contents Plus' => $this->sourceSettings->hasTocPlusSettings(),
        ])), ...$this->boardNames(), ...($theme === '' ? [] : [$theme])];
    }

    /** @return array{openings: int, applications: int} */
    public function counts(): array
    {
        return [
            'openings' => $this->countPosts(PostTypes::OPENING),
            'applications' => $this->countPosts(PostTypes::APPLICATION),
        ];
    }

    /** Returns the number of stored options that are converted to settings. */
    public function countMigratedOptions(): int
    {
        $source = $this->sourceSettings->jobOptions();

        return count(array_filter(
            WpJobOpeningsOptions::rules(),
            static fn (OptionRule $rule): bool => $source->isStored($rule->name) && $rule->convert($source) !== [],
        ));
    }

    /** @return array<string, OptionReason> reason by name of the stored options that are not converted */
    public function missingOptions(): array
    {
        $source = $this->sourceSettings->jobOptions();
        $missing = [];
        foreach ($this->sourceSettings->hasJobSettings() ? WpJobOpeningsOptions::rules() : [] as $rule) {
            $value = $source->value($rule->name);
            $isSilent = in_array($rule->reason, [OptionReason::SameData, OptionReason::State], true);
            if ($rule->reason !== null && !$isSilent && $value !== null && $value !== '' && $value !== []) {
                $missing[$rule->name] = $rule->reason;
            }
        }

        return $missing;
    }

    /** @return list<string> template overrides of the theme that are not loaded, relative to the themes folder */
    public function overrides(): array
    {
        $found = [];
        foreach (array_unique([get_stylesheet_directory(), get_template_directory()]) as $theme) {
            foreach (['', '/*', '/*/*'] as $depth) {
                $files = glob($theme . '/' . self::OVERRIDES . $depth . '/*.php');
                foreach ($files === false ? [] : $files as $file) {
                    $found[] = basename($theme) . substr($file, strlen($theme));
                }
            }
        }

        return array_values(array_unique($found));
    }

    /** @return list<string> */
    private function boardNames(): array
    {
        $names = [];
        foreach ($this->boards as $board) {
            if ($this->posts->count($board->openingType) > 0) {
                $names[] = $board->name;
            }
        }

        return $names;
    }

    private function countPosts(string $type): int
    {
        return (int) $this->sql->fetchValue(
            "SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_status NOT IN ('trash', 'auto-draft')",
            $this->sql->coreTable('posts'),
            $type,
        );
    }
}
