<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\Utf8;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\AssigneeRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles the REST routes for the tags and assignees of an application. Each returns the updated application. Adding an
 * existing tag and removing a missing one succeed, so that concurrent changes of two users cause no errors.
 */
final class TagsController implements RestController
{
    public function __construct(
        private readonly RecruitingFactory $factory,
        private readonly ApplicationsController $applications,
        private readonly ApplicationRoutes $routes,
    ) {
    }

    public function routes(): array
    {
        $name = ['name' => [
            'type' => 'string',
            'required' => true,
            'description' => 'Name of the tag; case, accents, spaces and hyphens are ignored.',
        ]];
        $user = ['user' => ['type' => 'integer', 'minimum' => 1, 'required' => true]];

        return [
            $this->routes->create('POST', '/tags', $this->addTag(...), $name),
            $this->routes->create('DELETE', '/tags', $this->removeTag(...), $name),
            $this->routes->create('POST', '/assignees', $this->addAssignee(...), $user),
            $this->routes->create('DELETE', '/assignees', $this->removeAssignee(...), $user),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function addTag(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $tag = $this->readTag($request);
        if ($tag === null) {
            return self::invalidTagError();
        }
        if (!$this->factory->tags->add(ApplicationRoutes::applicationId($request), $tag)) {
            return self::limitError(sprintf(
                /* translators: %s: number of tags */
                __('An application can have at most %s tags.', 'courant-desk'),
                number_format_i18n(ApplicationTag::MAX_PER_APPLICATION),
            ));
        }

        return $this->applications->getApplication($request);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function removeTag(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $tag = $this->readTag($request);
        if ($tag === null) {
            return self::invalidTagError();
        }
        $this->factory->tags->remove(ApplicationRoutes::applicationId($request), $tag->slug);

        return $this->applications->getApplication($request);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function addAssignee(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $application = ApplicationRoutes::applicationId($request);
        $user = RecruitingPermissions::toInt($request->get_param('user'));
        if (!$this->factory->readers->canRead($user, $application)) {
            return new WP_Error(
                'courant_user_without_access',
                __('This user cannot read this application. Add the user to the hiring team of the job opening first.', 'courant-desk'),
                ['status' => 400],
            );
        }
        $author = get_current_user_id();
        $isAdded = $this->factory->assignees->add(
            $application,
            $user,
            $author,
            fn () => $this->factory->teamEmails()->enqueueAssignment($application, $user, $author),
        );

        return $isAdded ? $this->applications->getApplication($request) : self::limitError(sprintf(
            /* translators: %s: number of users */
            __('An application can be assigned to at most %s users.', 'courant-desk'),
            number_format_i18n(AssigneeRepository::MAX_PER_APPLICATION),
        ));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function removeAssignee(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $user = RecruitingPermissions::toInt($request->get_param('user'));
        $this->factory->assignees->remove(ApplicationRoutes::applicationId($request), $user, get_current_user_id());

        return $this->applications->getApplication($request);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function readTag(WP_REST_Request $request): ?ApplicationTag
    {
        $name = $request->get_param('name');

        return is_string($name) ? ApplicationTag::fromName(Utf8::toSingleLine(Utf8::sanitize($name))) : null;
    }

    private static function invalidTagError(): WP_Error
    {
        return new WP_Error('courant_tag_invalid', sprintf(
            /* translators: %s: number of characters */
            __('Enter the name of a tag with at most %s characters.', 'courant-desk'),
            number_format_i18n(ApplicationTag::MAX_NAME_LENGTH),
        ), ['status' => 400]);
    }

    private static function limitError(string $message): WP_Error
    {
        return new WP_Error('courant_limit', $message, ['status' => 400]);
    }
}
