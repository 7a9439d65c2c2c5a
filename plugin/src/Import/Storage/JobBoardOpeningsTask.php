<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use Closure;
use CourantDesk\Import\Domain\ImportOptions;
use CourantDesk\Import\Domain\JobBoardFormat;
use CourantDesk\Import\Domain\RowConverter;
use CourantDesk\Import\Domain\SourcePost;
use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\OpeningWriter;

/**
 * Creates an opening for each opening of another job board. The posts of the other product are not changed, and an undo
 * deletes the created openings.
 */
final class JobBoardOpeningsTask extends JobBoardTask
{
    private const COMPANY_TAXONOMY = 'job-company';
    private const FILTER_OPTION = 'awsm_jobs_filter';
    private const PREVIOUS_COMPANY_FILTER = 'companies';

    /**
     * @param array{JobBoardFormat, JobBoardFormat} $boards
     * @param Closure(): RowConverter $converter created when it is used, after the specifications are registered
     */
    public function __construct(
        array $boards,
        SourcePostReader $posts,
        MigratedPostMeta $meta,
        private readonly OpeningWriter $store,
        private readonly Closure $converter,
        private readonly Clock $clock,
        private readonly Sql $sql,
    ) {
        parent::__construct($boards, $posts, $meta);
    }

    public function id(): string
    {
        return 'openings';
    }

    public function undo(SwitchProgress $progress): bool
    {
        $isDone = parent::undo($progress);
        if ($isDone && ($progress->previousValues[self::PREVIOUS_COMPANY_FILTER] ?? false) === true) {
            $this->removeCompanies();
        }

        return $isDone;
    }

    public function confirm(SwitchProgress $progress): bool
    {
        return true;
    }

    protected function type(): string
    {
        return PostTypes::OPENING;
    }

    protected function sourceType(JobBoardFormat $board): string
    {
        return $board->openingType;
    }

    protected function create(SourcePost $post, JobBoardFormat $board, SwitchProgress $progress): void
    {
        $row = $board->opening($post);
        if ($row === null) {
            return;
        }
        if (isset($row->terms[self::COMPANY_TAXONOMY]) && $this->addCompanies()) {
            $progress->previousValues[self::PREVIOUS_COMPANY_FILTER] = true;
        }
        $converter = ($this->converter)();
        $errors = $converter->findErrors($row);
        $draft = $errors === [] ? $converter->createDraft($row, new ImportOptions(), $this->clock->now()) : null;
        // An opening without its mark would be created again after an interruption.
        $isSaved = $draft !== null && $this->sql->transaction(function () use ($draft, $post, $board, $row): bool {
            $saved = $this->store->save($draft);
            if ($saved->isSuccess()) {
                $this->completeOpening($saved->value(), $post, $board, $row->applyTo);
            }

            return $saved->isSuccess();
        });
        $isSaved ? $progress->addDone() : $progress->addFailure($post->id, 'not_imported');
    }

    /**
     * Stores the values that a draft does not contain. The slug is kept, so that the URL stays the same if possible.
     */
    private function completeOpening(int $opening, SourcePost $post, JobBoardFormat $board, string $applyTo): void
    {
        $option = get_option($board->permalinkOption, '');
        $path = $board->path($post, is_string($option) ? $option : '');
        $image = $post->text('_thumbnail_id');
        update_post_meta($opening, MigratedPostMeta::POST, (string) $post->id);
        update_post_meta($opening, MigratedPostMeta::PATH, wp_slash($path));
        if (get_option(MigratedPostMeta::OPTION) !== '1') {
            update_option(MigratedPostMeta::OPTION, '1', true);
        }
        if (ctype_digit($image)) {
            update_post_meta($opening, '_thumbnail_id', $image);
        }
        if ($applyTo !== '') {
            $isEmail = is_email($applyTo) !== false;
            update_post_meta($opening, 'courant_apply', [
                'way' => $isEmail ? 'email' : 'address', 'target' => $isEmail ? $applyTo : sanitize_url($applyTo),
            ]);
        }
        /** @var array{ID: int} $values */
        $values = wp_slash(['ID' => $opening, 'post_name' => $post->slug, 'post_author' => $post->author]);
        wp_update_post($values);
    }

    /** Adds a specification for companies, unless it exists. */
    private function addCompanies(): bool
    {
        if (taxonomy_exists(self::COMPANY_TAXONOMY)) {
            return false;
        }
        $rows = get_option(self::FILTER_OPTION);
        $rows = is_array($rows) ? $rows : [];
        $label = __('Company', 'courant-desk');
        update_option(self::FILTER_OPTION, [...$rows, ['taxonomy' => self::COMPANY_TAXONOMY, 'filter' => $label]]);
        register_taxonomy(self::COMPANY_TAXONOMY, PostTypes::OPENING, ['label' => $label]);

        return true;
    }

    private function removeCompanies(): void
    {
        $rows = get_option(self::FILTER_OPTION);
        update_option(self::FILTER_OPTION, array_values(array_filter(
            is_array($rows) ? $rows : [],
            static fn (mixed $row): bool => !is_array($row) || ($row['taxonomy'] ?? '') !== self::COMPANY_TAXONOMY,
        )));
    }
}
