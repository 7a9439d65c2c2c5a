<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\Recruiting\Admin\SuspicionLabels;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantDesk\Recruiting\Domain\Candidate;
use CourantDesk\Recruiting\RecruitingFactory;

/**
 * Serializes applications as rows of lists and boards (`ApplicationRow` in plugin/schema/recruiting.json). The
 * number of queries does not depend on the number of rows.
 *
 * @phpstan-type ApplicationRow array{id: int, version: int, reference: string, name: string, email: string,
 *     opening: array{id: int, title: string}, stage: string, rating: int, unread: bool, received: int, files: int,
 * notes: int, mail: string, suspicions: list<string>, tags: list<array{slug: string, name: string}>,
 *     assignees: list<array{id: int, name: string}>}
 */
final class ApplicationRowSerializer
{
    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    /**
     * @param list<Candidate> $candidates
     * @return list<ApplicationRow>
     */
    public function serializeAll(array $candidates): array
    {
        $ids = array_map(static fn (Candidate $candidate): int => $candidate->id, $candidates);
        if ($ids === []) {
            return [];
        }
        _prime_post_caches($ids, false, true);
        $files = $this->factory->files()->countByApplication($ids);
        $emails = $this->factory->emailQueue->findStates($ids);
        $tags = $this->factory->tags->findByApplications($ids);
        $assignees = $this->factory->assignees->findByApplications($ids);
        cache_users(array_values(array_unique(array_merge(...array_values($assignees)))));

        return array_map(fn (Candidate $candidate): array => $this->serialize(
            $candidate,
            $files[$candidate->id] ?? 0,
            ($emails[$candidate->id] ?? null)->value ?? '',
            $tags[$candidate->id] ?? [],
            $assignees[$candidate->id] ?? [],
        ), $candidates);
    }

    /**
     * @param list<ApplicationTag> $tags
     * @param list<int>            $assignees user IDs
     * @return ApplicationRow
     */
    public function serialize(Candidate $candidate, int $files, string $email, array $tags, array $assignees): array
    {
        $id = $candidate->id;
        $name = PostMeta::text($id, FormDefinition::NAME);

        return [
            'id' => $id,
            'version' => $candidate->version,
            'reference' => PostMeta::text($id, 'courant_reference'),
            'name' => $name !== '' ? $name : get_post_field('post_title', $id, 'raw'),
            'email' => PostMeta::text($id, FormDefinition::EMAIL),
            'opening' => ['id' => $candidate->openingId, 'title' => PostMeta::text($id, 'awsm_apply_for')],
            'stage' => $candidate->stage,
            'rating' => $candidate->rating,
            'unread' => $candidate->isUnread,
            'received' => $candidate->receivedAt,
            // WP Job Openings stores the ID of the file in meta.
            'files' => $files > 0 || PostMeta::text($id, FileMeta::ATTACHMENT_ID) === '' ? $files : 1,
            'notes' => count($this->factory->notes->findByApplication($id)),
            'mail' => $email,
            'suspicions' => SuspicionLabels::forApplication($id),
            'tags' => array_map(
                static fn (ApplicationTag $tag): array => ['slug' => $tag->slug, 'name' => $tag->name],
                $tags,
            ),
            'assignees' => array_map(
                static fn (int $user): array => ['id' => $user, 'name' => ApplicationTimeline::userName($user)],
                $assignees,
            ),
        ];
    }

    /**
     * Returns the consent text that the applicant agreed to. It is stored with each application and does not change
     * with the settings.
     */
    public static function consentText(int $id): string
    {
        return wp_strip_all_tags(PostMeta::text($id, 'courant_consent'));
    }

    /** Returns an identifier of the consent text: equal for equal texts, empty if consent was not requested. */
    public static function consentVersion(int $id): string
    {
        $text = self::consentText($id);

        return $text === '' ? '' : substr(hash('sha256', $text), 0, 8);
    }
}
