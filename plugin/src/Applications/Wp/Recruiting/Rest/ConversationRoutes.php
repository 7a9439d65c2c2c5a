<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\Wp\TokenRoute;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\Utf8;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Notes on an application and mails to its applicant. Each answers with the application as it is then. */
final class ConversationRoutes
{
    private const LONGEST = 20000;
    private const BASE = '/applications/(?P<id>\d+)';

    public function __construct(
        private readonly RecruitingParts $parts,
        private readonly Access $access,
        private readonly ApplicationRoutes $applications,
        private readonly SchemaFile $schema,
    ) {
    }

    public function register(): void
    {
        $text = ['type' => 'string', 'required' => true, 'maxLength' => self::LONGEST];
        $this->route('/notes', 'POST', $this->note(...), ['text' => $text]);
        $this->route('/notes/(?P<note>[0-9a-f]{16})', 'DELETE', $this->removeNote(...), []);
        $this->route('/replies', 'POST', $this->reply(...), ['subject' => ['maxLength' => 200] + $text, 'body' => $text]);
        $this->route('/mails/(?P<mail>\d+)/again', 'POST', $this->again(...), []);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function note(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $text = $this->text($request, 'text');
        if ($text === '') {
            return $this->empty(__('A note needs some words.', 'courant-desk'));
        }
        $this->parts->notes->add($this->id($request), get_current_user_id(), $text);

        return $this->applications->show($request);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function removeNote(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $wanted = $request->get_param('note');
        foreach ($this->parts->notes->of($this->id($request)) as $note) {
            if ($note['id'] !== $wanted) {
                continue;
            }
            if (!DetailJson::canDeleteNote($note['author'])) {
                return new WP_Error('courant_forbidden', __('Only who wrote a note may delete it.', 'courant-desk'), ['status' => 403]);
            }
            $this->parts->notes->remove($this->id($request), $note['id']);

            return $this->applications->show($request);
        }

        return new WP_Error('courant_note_gone', __('This note is not there any more.', 'courant-desk'), ['status' => 404]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function reply(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $subject = Utf8::line($this->text($request, 'subject'));
        $body = $this->text($request, 'body');
        if ($subject === '' || $body === '') {
            return $this->empty(__('A mail needs a subject and a text.', 'courant-desk'));
        }
        $replies = $this->parts->replies();
        if (!$replies->canBeSent($this->id($request))) {
            return new WP_Error('courant_no_recipient', __('This application has no e-mail address to write to.', 'courant-desk'), ['status' => 409]);
        }
        $replies->send($this->id($request), $subject, $body, get_current_user_id());

        return $this->applications->show($request);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function again(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $mail = Access::number($request->get_param('mail'));
        $own = array_map(static fn (QueuedEmail $queued): int => $queued->id, $this->parts->room->emails->findByApplication($this->id($request)));
        if (!in_array($mail, $own, true)) {
            return new WP_Error('courant_mail_gone', __('This mail does not belong to this application.', 'courant-desk'), ['status' => 404]);
        }
        $this->parts->room->emails->requeue($mail);

        return $this->applications->show($request);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function id(WP_REST_Request $request): int
    {
        return Access::number($request->get_param('id'));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function text(WP_REST_Request $request, string $key): string
    {
        $text = $request->get_param($key);

        return is_string($text) ? trim(Utf8::clean(str_replace(["\r\n", "\r"], "\n", $text))) : '';
    }

    private function empty(string $message): WP_Error
    {
        return new WP_Error('courant_empty', $message, ['status' => 400]);
    }

    /** @param array<string, array<string, mixed>> $arguments */
    private function route(string $path, string $method, callable $work, array $arguments): void
    {
        register_rest_route(TokenRoute::SPACE, self::BASE . $path, [
            [
                'methods' => $method,
                'callback' => $work,
                'permission_callback' => $this->access->handlesThis(...),
                'args' => ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]] + $arguments,
            ],
            'schema' => $this->schema->of('ApplicationDetail'),
        ]);
    }
}
