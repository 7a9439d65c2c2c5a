<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\Utf8;
use CourantDesk\Recruiting\Domain\Mentions;
use CourantDesk\Recruiting\RecruitingFactory;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles the REST routes for notes on an application and emails to its applicant. Each returns the updated
 * application.
 */
final class ConversationController implements RestController
{
    private const MAX_TEXT_LENGTH = 20000;

    public function __construct(
        private readonly RecruitingFactory $factory,
        private readonly ApplicationsController $applications,
        private readonly ApplicationRoutes $routes,
    ) {
    }

    public function routes(): array
    {
        $text = ['type' => 'string', 'required' => true, 'maxLength' => self::MAX_TEXT_LENGTH];
        $reply = [
            'subject' => ['maxLength' => 200] + $text,
            'body' => $text,
            'at' => [
                'type' => 'string',
                'description' => 'Local time of the site, such as 2026-11-25T09:30, at which the email is sent; empty to send it now.',
            ],
            'files' => [
                'type' => 'array',
                'items' => ['type' => 'integer'],
                'description' => 'IDs of files of the application that are attached.',
            ],
        ];

        return [
            $this->routes->create('POST', '/notes', $this->addNote(...), ['text' => $text]),
            $this->routes->create('DELETE', '/notes/(?P<note>[0-9a-f]{16})', $this->deleteNote(...)),
            $this->routes->create('POST', '/replies', $this->sendReply(...), $reply),
            $this->routes->create('POST', '/mails/(?P<mail>\d+)/again', $this->resendEmail(...)),
            $this->routes->create('DELETE', '/mails/(?P<mail>\d+)', $this->cancelEmail(...)),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function addNote(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $text = $this->readText($request, 'text');
        if ($text === '') {
            return $this->emptyTextError(__('Enter the text of the note.', 'courant-desk'));
        }
        $this->storeNote(ApplicationRoutes::applicationId($request), $text);

        return $this->applications->getApplication($request);
    }

    /** Stores a note together with the emails to the users who are mentioned in it. */
    private function storeNote(int $application, string $text): void
    {
        $author = get_current_user_id();
        $mentioned = str_contains($text, '@') ? $this->findMentioned($application, $text) : [];
        $store = function () use ($application, $text, $author, $mentioned): void {
            $this->factory->notes->add($application, $author, $text);
            foreach ($mentioned as $user) {
                $this->factory->teamEmails()->enqueueMention($application, $user, $author, $text);
            }
        };
        $this->factory->editor->withLock($application, $store);
    }

    /** @return list<int> IDs of the mentioned users who may read the application */
    private function findMentioned(int $application, string $text): array
    {
        $post = get_post($application);
        $names = [];
        foreach ($post instanceof WP_Post ? $this->factory->readers->findByApplication($post) : [] as $user) {
            $names[$user->ID] = $user->user_nicename;
        }

        return Mentions::find($text, $names);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function deleteNote(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $noteId = $request->get_param('note');
        foreach ($this->factory->notes->findByApplication(ApplicationRoutes::applicationId($request)) as $note) {
            if ($note['id'] !== $noteId) {
                continue;
            }
            if (!ApplicationDetailSerializer::canDeleteNote($note['author'])) {
                return new WP_Error(
                    'courant_forbidden',
                    __('Only the author of a note can delete it.', 'courant-desk'),
                    ['status' => 403],
                );
            }
            $this->factory->notes->delete(ApplicationRoutes::applicationId($request), $note['id']);

            return $this->applications->getApplication($request);
        }

        return new WP_Error('courant_note_gone', __('This note no longer exists.', 'courant-desk'), ['status' => 404]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function sendReply(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $subject = Utf8::toSingleLine($this->readText($request, 'subject'));
        $body = $this->readText($request, 'body');
        if ($subject === '' || $body === '') {
            return $this->emptyTextError(__('Enter a subject and a text.', 'courant-desk'));
        }
        $replies = $this->factory->applicantEmails();
        if (!$replies->canBeSent(ApplicationRoutes::applicationId($request))) {
            return new WP_Error('courant_no_recipient', __('This application has no email address.', 'courant-desk'), [
                'status' => 409,
            ]);
        }
        $input = new ReplyInput($this->factory);
        $sendAt = $input->readTime($request);
        $files = $input->readFiles($request, ApplicationRoutes::applicationId($request));
        if ($sendAt instanceof WP_Error || $files instanceof WP_Error) {
            return $sendAt instanceof WP_Error ? $sendAt : $files;
        }
        $application = ApplicationRoutes::applicationId($request);
        $replies->enqueueReply($application, $subject, $body, get_current_user_id(), $sendAt, $files);

        return $this->applications->getApplication($request);
    }

    /**
     * Cancels a scheduled reply.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function cancelEmail(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $email = $this->findOwnEmail($request);
        if ($email === null || $email->kind !== ApplicationEmailKind::Reply->value) {
            return self::emailGoneError();
        }

        return $this->factory->applicantEmails()->cancel($email->id)
            ? $this->applications->getApplication($request)
            : new WP_Error('courant_mail_sent', __('This email is already being sent.', 'courant-desk'), [
                'status' => 409,
            ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function resendEmail(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $email = $this->findOwnEmail($request);
        if ($email === null) {
            return self::emailGoneError();
        }
        $this->factory->emailQueue->requeue($email->id);

        return $this->applications->getApplication($request);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function findOwnEmail(WP_REST_Request $request): ?QueuedEmail
    {
        $id = RecruitingPermissions::toInt($request->get_param('mail'));
        foreach ($this->factory->emailQueue->findByApplication(ApplicationRoutes::applicationId($request)) as $email) {
            if ($email->id === $id) {
                return $email;
            }
        }

        return null;
    }

    private static function emailGoneError(): WP_Error
    {
        return new WP_Error(
            'courant_mail_gone',
            __('This email does not belong to this application.', 'courant-desk'),
            ['status' => 404],
        );
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function readText(WP_REST_Request $request, string $key): string
    {
        $text = $request->get_param($key);

        return is_string($text) ? trim(Utf8::sanitize(str_replace(["\r\n", "\r"], "\n", $text))) : '';
    }

    private function emptyTextError(string $message): WP_Error
    {
        return new WP_Error('courant_empty', $message, ['status' => 400]);
    }
}
