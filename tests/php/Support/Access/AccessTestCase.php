<?php

declare(strict_types=1);

namespace CourantTests\Support\Access;

use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\Consent\Domain\PolicyScan;
use CourantDesk\Consent\Storage\PolicyScanRepository;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Storage\PendingProbeRepository;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantTests\Support\Recruiting\RecruitersTestCase;
use WP_User;

/** Creates a site with content of several users, and one user of each role, for tests of the access matrix. */
abstract class AccessTestCase extends RecruitersTestCase
{
    private const DRAFT_CONTENT = '<h2>Heading of the draft</h2><p>One</p>'
        . '<h2>Second heading of the draft</h2><p>Two</p>';

    /** @var array<string, WP_User|null> users by role name in access-rules.json */
    protected array $users = [];

    /** @var array<string, string> values of the placeholders in access-rules.json */
    protected array $names = [];

    protected function createFixtures(): void
    {
        $this->createUsers();
        $opening = $this->createOpenings();
        $this->createPosts();
        $application = $this->createApplication($opening);
        $this->createForm();
        $this->createAds();
        update_option('ez-toc-settings', ['smooth_scroll' => 1]);
        $this->createStoreRecords();
        (new PolicyScanRepository())->save(PolicyScan::start(time(), [home_url() . '/scanned/', home_url('/other/')]));
        $rows = $this->recruiting()->candidateIndex;
        array_map([$rows, 'markChanged'], $this->applications());
        $rows->flush();
        $this->names += [
            '{version}' => (string) ($this->recruiting()->candidates->find($application)->version ?? 0),
            '{specification}' => 'job-type',
            '{term}' => (string) $this->term('job-type', 'Full Time')->term_id,
            '{term2}' => (string) $this->term('job-type', 'Part Time')->term_id,
        ];
    }

    private function createUsers(): void
    {
        $this->users = ['anonymous' => null];
        foreach (
            [
                'subscriber', 'contributor', 'author', 'other author', 'team member', 'hr', 'editor', 'administrator',
            ] as $role
        ) {
            $this->users[$role] = $this->user(
                ['other author' => 'author', 'team member' => 'subscriber'][$role] ?? $role
            );
        }
        $member = $this->idOf('team member');
        (new WP_User($member))->add_cap('edit_applications');
        $this->users['team member'] = new WP_User($member);
        $this->names = [
            '{member}' => (string) $member,
            '{assignee}' => (string) $this->idOf('author'),
        ];
    }

    /** Returns the ID of the published opening. */
    private function createOpenings(): int
    {
        $author = $this->idOf('author');
        $opening = $this->opening(
            ['author' => $author, 'title' => 'Opening of the matrix', 'meta' => ['awsm_views_count' => 7654]]
        )->ID;
        $closed = $this->opening(
            ['author' => $author, 'title' => 'Closed opening of the matrix', 'status' => 'expired']
        )->ID;
        $draft = $this->opening([
            'status' => 'draft',
            'author' => $this->idOf('hr'),
            'title' => 'Draft of the matrix',
            'content' => self::DRAFT_CONTENT,
        ])->ID;
        wp_update_post(
            ['ID' => $draft, 'post_content' => get_post_field('post_content', $draft, 'raw') . '<p>Changed</p>']
        );
        // WordPress stores no revisions after an autosave in this process (DOING_AUTOSAVE).
        $revision = array_key_first(wp_get_post_revisions($draft)) ?? _wp_put_post_revision($draft);
        self::assertIsInt($revision);
        $this->names += [
            '{opening}' => (string) $opening,
            '{closed}' => (string) $closed,
            '{draft}' => (string) $draft,
            '{revision}' => (string) $revision,
        ];

        return $opening;
    }

    private function createPosts(): void
    {
        $article = $this->post([
            'status' => 'draft',
            'title' => 'Article of the matrix',
            'content' => self::DRAFT_CONTENT,
        ]);
        $post = $this->post([
            'author' => $this->idOf('author'),
            'title' => 'Post of the matrix',
            'content' => '<h2>A</h2><p>One</p><h2>B</h2><p>Two</p>',
        ]);
        $liveBlog = $this->post(['title' => 'Live blog of the matrix', 'meta' => ['courant_live_blog' => 'live']]);
        $this->names += [
            '{article}' => (string) $article->ID,
            '{post}' => (string) $post->ID,
            '{live_blog}' => (string) $liveBlog->ID,
        ];
    }

    /** Returns the ID of an application that has a team, a note, a tag, a scheduled reply and an email attachment. */
    private function createApplication(int $opening): int
    {
        $author = $this->idOf('author');
        $this->submit($opening, [
            'awsm_applicant_email' => 'applicant-of-the-matrix@courant.example',
            'awsm_applicant_name' => 'applicant-of-the-matrix',
        ]);
        $application = $this->applications()[0];
        $this->recruiting()->team->saveMembers($opening, [$this->idOf('team member')]);
        $this->recruiting()->notes->add($application, $author, 'Note of the matrix');
        $this->recruiting()->tags->add($application, new ApplicationTag('tag-of-the-matrix', 'Tag of the matrix'));
        $this->recruiting()->applicantEmails()
            ->enqueueReply($application, 'Later', 'Text', $author, time() + DAY_IN_SECONDS);
        $emails = $this->applicationsFactory()->emailQueue->findByApplication($application);
        $files = $this->applicationsFactory()->files();
        $cv = __DIR__ . '/../../../fixtures/applications/the-smallest-cv-that-opens.pdf';
        $attachment = $files->save(new IncomingFile('a.pdf', $cv, (int) filesize($cv)), FileStore::EMAIL_FIELD);
        $files->assignToApplication($attachment, $application);
        $this->recruiting()->assignees->add($application, $author, $author, static function (): void {
        });
        $this->names += [
            '{application}' => (string) $application,
            '{file}' => (string) $files->findByApplication($application)[0]->id,
            '{mail}' => (string) $emails[0]->id,
            '{scheduled}' => (string) (end($emails)->id ?? 0),
            '{attachment}' => (string) $attachment->id,
            '{note}' => $this->recruiting()->notes->findByApplication($application)[0]['id'],
        ];

        return $application;
    }

    private function createForm(): void
    {
        $form = $this->forms()->formRepository()->save(FormSerializer::parse([
            ['name' => 'awsm_applicant_name', 'label' => 'N', 'required' => true],
            ['name' => 'awsm_applicant_email', 'label' => 'E', 'required' => true],
        ], title: 'The form of the matrix'));
        $this->names += ['{form}' => (string) $form?->id, '{form-version}' => (string) $form?->version];
    }

    private function createAds(): void
    {
        $ad = $this->post([
            'type' => 'courant_ad',
            'title' => 'Ad of the matrix',
            'meta' => ['_courant_ad' => ['kind' => 'house', 'places' => ['header']]],
        ]);
        $code = $this->post([
            'type' => 'courant_ad',
            'title' => 'Code of the matrix',
            'meta' => ['_courant_ad' => ['kind' => 'code', 'unit' => '<b>code</b>', 'places' => ['header']]],
        ]);
        $this->names += ['{ad}' => (string) $ad->ID, '{code-ad}' => (string) $code->ID];
    }

    private function createStoreRecords(): void
    {
        // Files unknown to the store are kept, so that rules can release them.
        update_option(StoreOwnership::OPTION, ['kept_before' => 1] + (array) get_option(StoreOwnership::OPTION));
        foreach (array_filter($this->users) as $person) {
            // Each user has started a browser test of the store: the matrix checks who may finish it.
            (new PendingProbeRepository())->create('probe-of-the-matrix', $person->ID, $this->storePath(), [], time());
        }
    }

    /** Returns the user ID for a role; 0 for a visitor. */
    protected function idOf(string $role): int
    {
        return ($this->users[$role] ?? null)->ID ?? 0;
    }

    /**
     * Replaces placeholders; a value that consists only of a placeholder becomes a number if it is numeric.
     *
     * @param array<mixed> $body
     * @return array<mixed>
     */
    protected function fillPlaceholders(array $body, bool $asNumbers = true): array
    {
        $filled = [];
        foreach ($body as $key => $value) {
            if (is_array($value)) {
                $value = $this->fillPlaceholders($value, $asNumbers);
            } elseif (is_string($value)) {
                $text = strtr($value, $this->names);
                $value = $asNumbers && isset($this->names[$value]) && is_numeric($text) ? (int) $text : $text;
            }
            $filled[is_string($key) ? strtr($key, $this->names) : $key] = $value;
        }

        return $filled;
    }
}
