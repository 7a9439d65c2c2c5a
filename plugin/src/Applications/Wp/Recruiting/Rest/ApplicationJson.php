<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\Admin\SuspicionLabels;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Recruiting\Candidate;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\Storage\FileMeta;

/**
 * Applications as rows of lists and boards (`ApplicationRow` in plugin/schema/recruiting.json), with few queries for all.
 *
 * @phpstan-type ApplicationRow array{id: int, version: int, reference: string, name: string, email: string, opening: array{id: int, title: string}, stage: string, rating: int, unread: bool, received: int, files: int, notes: int, mail: string, suspicions: list<string>}
 */
final class ApplicationJson
{
    public function __construct(private readonly RecruitingParts $parts)
    {
    }

    /**
     * @param list<Candidate> $candidates
     * @return list<ApplicationRow>
     */
    public function rows(array $candidates): array
    {
        $ids = array_map(static fn (Candidate $candidate): int => $candidate->id, $candidates);
        if ($ids === []) {
            return [];
        }
        _prime_post_caches($ids, false, true);
        $files = $this->parts->files()->count($ids);
        $mails = $this->parts->room->emails->findStates($ids);

        return array_map(fn (Candidate $candidate): array => $this->row($candidate, $files[$candidate->id] ?? 0, ($mails[$candidate->id] ?? null)->value ?? ''), $candidates);
    }

    /** @return ApplicationRow */
    public function row(Candidate $candidate, int $files, string $mail): array
    {
        $id = $candidate->id;
        $name = self::text($id, FormDefinition::NAME);

        return [
            'id' => $id,
            'version' => $candidate->version,
            'reference' => self::text($id, 'courant_reference'),
            'name' => $name !== '' ? $name : get_post_field('post_title', $id, 'raw'),
            'email' => self::text($id, FormDefinition::EMAIL),
            'opening' => ['id' => $candidate->opening, 'title' => self::text($id, 'awsm_apply_for')],
            'stage' => $candidate->stage,
            'rating' => $candidate->rating,
            'unread' => $candidate->unread,
            'received' => $candidate->received,
            // An application from before this plugin names its file.
            'files' => $files > 0 || self::text($id, FileMeta::ATTACHMENT_ID) === '' ? $files : 1,
            'notes' => count($this->parts->notes->of($id)),
            'mail' => $mail,
            'suspicions' => SuspicionLabels::forApplication($id),
        ];
    }

    public static function text(int $application, string $key): string
    {
        $value = get_post_meta($application, $key, true);

        return is_scalar($value) ? (string) $value : '';
    }

    /** The words that were agreed to: they are kept with each application, whatever the settings say later. */
    public static function consentText(int $id): string
    {
        return wp_strip_all_tags(self::text($id, 'courant_consent'));
    }

    /** Names the words that were agreed to: equal for equal words; empty where nobody asked. */
    public static function consentVersion(int $id): string
    {
        $text = self::consentText($id);

        return $text === '' ? '' : substr(hash('sha256', $text), 0, 8);
    }
}
