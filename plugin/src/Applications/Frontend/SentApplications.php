<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\SubmissionReceipt;
use CourantDesk\Applications\Http\SubmissionFlash;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use DateTimeImmutable;
use WP_Post;

/** Reads what an applicant has sent: for the applicant portal, and for the page after sending without JavaScript. */
final class SentApplications
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    /** Returns the application of the signed flag in the URL; null without a valid one. */
    public function findByFlag(int $opening, Request $request): ?SentApplicationView
    {
        $flag = $request->query()[SubmissionFlash::PARAMETER] ?? '';
        $flash = $this->factory->flash();
        $reference = is_string($flag) ? $flash->readReference($flag, $opening) : '';
        if (!is_string($flag) || $reference === '') {
            return null;
        }
        $messages = new ApplicantMessages();
        $success = $messages->successMessage(new SubmissionReceipt(0, $reference));
        $post = $flash->isFromSender($flag, $opening, $this->factory->visitor()->visitorKey($request))
            ? $this->findByReference($opening, $reference)
            : null;

        if ($post === null) {
            return new SentApplicationView([$success], '');
        }
        $time = new DateTimeImmutable('@' . (int) get_post_timestamp($post));

        return new SentApplicationView(
            [$success, $messages->sentItems($this->items($post)), $messages->sentAt($time)],
            PostMeta::text($post->ID, FormDefinition::EMAIL),
        );
    }

    /** @return array<string, string> label => submitted value */
    public function rows(WP_Post $post): array
    {
        $rows = [
            __('Full name', 'courant-desk') => PostMeta::text($post->ID, FormDefinition::NAME),
            __('Email', 'courant-desk') => PostMeta::text($post->ID, FormDefinition::EMAIL),
            __('Phone', 'courant-desk') => PostMeta::text($post->ID, FormDefinition::PHONE),
            __('Cover letter', 'courant-desk') => PostMeta::text($post->ID, FormDefinition::COVER_LETTER),
        ];
        foreach ($this->factory->fieldResponses()->findCustom($post->ID) as $response) {
            $rows[$response->label] = $response->displayValue;
        }

        return array_filter($rows, static fn (string $value): bool => trim($value) !== '');
    }

    /** @return list<string> labels of the fields, and labels of file fields with the names of their files */
    private function items(WP_Post $post): array
    {
        $files = [];
        foreach ($this->factory->findSentFiles($post->ID) as $sent) {
            $files[$sent['label']][] = $sent['file']->originalName;
        }

        return [
            ...array_keys($this->rows($post)),
            ...array_map(
                static fn (string $label, array $names): string => $label . ' (' . implode(', ', $names) . ')',
                array_keys($files),
                $files,
            ),
        ];
    }

    private function findByReference(int $opening, string $reference): ?WP_Post
    {
        $sql = $this->factory->kernel->sql;

        return get_post((int) $sql->fetchValue(
            'SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = %s WHERE p.post_parent = %d AND p.post_type = %s LIMIT 1',
            $sql->coreTable('posts'),
            $sql->coreTable('postmeta'),
            'courant_reference',
            $reference,
            $opening,
            PostTypes::APPLICATION,
        ));
    }
}
